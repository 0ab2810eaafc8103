/** Published code is minified, but functions and classes keep their names, so that stacks stay readable. */
export const shrinking = { compress: true, mangle: { keepNames: true }, codegen: { removeWhitespace: true } };
