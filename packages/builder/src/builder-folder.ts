/** Where the builder's modules lie: its sources in a checkout, the folder of the command's bundle when it is packed. */
export const builderFolder = import.meta.dirname;
