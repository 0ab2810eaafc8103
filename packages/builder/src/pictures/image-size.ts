import { rasterSize, type RasterSize } from '@livery/brand';

export interface ImageSize {
  width: number;
  height: number;
}

/** Size of an SVG, PNG, WebP or JPEG in CSS pixels. Zero if not stated. */
export function imageSize(content: Buffer): ImageSize {
  const { width, height } = rasterSize(content) ?? svgSize(content.toString('utf8', 0, 4000));
  return { width, height };
}

/** The picture as an SVG embeds it. */
export function dataUrl(content: Buffer): string {
  const kind: RasterSize['kind'] | 'svg+xml' = rasterSize(content)?.kind ?? 'svg+xml';
  return `data:image/${kind};base64,${content.toString('base64')}`;
}

function svgSize(text: string): ImageSize {
  const tag = /<svg[^>]*>/.exec(text)?.[0] ?? '';
  const attribute = (name: string): string => new RegExp(`\\s${name}\\s*=\\s*(["'])(.*?)\\1`, 's').exec(tag)?.[2]?.trim() ?? '';
  const [, , width = 0, height = 0] = attribute('viewBox')
    .split(/[\s,]+/)
    .map(Number);
  const length = (name: string): number => Number.parseFloat(/^[\d.]+(?=(?:px)?$)/.exec(attribute(name))?.[0] ?? '0');
  return { width: length('width') || width, height: length('height') || height };
}
