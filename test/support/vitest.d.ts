/**
 * The test runner's types with one change: what is expected of a value does not depend on the value's type. The generic `expect`
 * builds over a hundred members anew for each type that any test compares.
 */
import type { Assertion, ExpectStatic } from '../../node_modules/vitest/dist/index.js';

export * from '../../node_modules/vitest/dist/index.js';
export declare const expect: ((actual: unknown, message?: string) => Assertion<unknown>) & Pick<ExpectStatic, keyof ExpectStatic>;
