/** What is published is minified, but functions and classes keep their names, so that a stack tells where a bug is. */
export const shrinking = { compress: true, mangle: { keepNames: true }, codegen: { removeWhitespace: true } };
