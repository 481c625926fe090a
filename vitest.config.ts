/** Plain data: the helper that would type it brings the types of a whole bundler into the type check. */
export default {
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
  },
};
