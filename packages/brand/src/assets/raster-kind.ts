export type RasterKind = 'png' | 'jpeg' | 'webp';
