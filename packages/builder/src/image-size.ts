import { rasterSize, type RasterSize } from '@livery/brand';

export interface ImageSize {
  width: number;
  height: number;
}

/** Size in CSS pixels of an SVG, PNG, WebP or JPEG; zero where it says none. */
export function imageSize(content: Buffer): ImageSize {
  return rasterSize(content) ?? svgSize(content.toString('utf8', 0, 4000));
}

/** The picture as an SVG embeds it. */
export function dataUrl(content: Buffer): string {
  const kind: RasterSize['kind'] | 'svg+xml' = rasterSize(content)?.kind ?? 'svg+xml';
  return `data:image/${kind};base64,${content.toString('base64')}`;
}

function svgSize(text: string): ImageSize {
  const tag = /<svg[^>]*>/.exec(text)?.[0] ?? '';
  const [, , width = 0, height = 0] = (/\sviewBox="([^"]*)"/.exec(tag)?.[1] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const length = (name: string): number => Number.parseFloat(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(tag)?.[1] ?? '0');
  return { width: length('width') || width, height: length('height') || height };
}
