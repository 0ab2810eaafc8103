/** The folder of the builder's modules: the sources in a checkout, or the command's bundle. */
export const builderFolder = import.meta.dirname;
