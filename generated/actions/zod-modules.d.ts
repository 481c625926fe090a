// Made by `npm run codegen`: the type of every validator module, which are plain JavaScript.
declare module '*.zod.js' {
  export const validators: import('../../src/catalog/generated.ts').ValidatorModule['validators'];
}
