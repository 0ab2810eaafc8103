export interface ImageSize {
  width: number;
  height: number;
}

const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

export function isPng(content: Buffer): boolean {
  return content.subarray(0, 8).equals(pngSignature);
}

/** Size in CSS pixels of an SVG or PNG; zero where it says none. */
export function imageSize(content: Buffer): ImageSize {
  if (isPng(content)) return { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
  const tag = /<svg[^>]*>/.exec(content.toString('utf8', 0, 4000))?.[0] ?? '';
  const [, , width = 0, height = 0] = (/\sviewBox="([^"]*)"/.exec(tag)?.[1] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const length = (name: string): number => Number.parseFloat(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(tag)?.[1] ?? '0');
  return { width: length('width') || width, height: length('height') || height };
}
