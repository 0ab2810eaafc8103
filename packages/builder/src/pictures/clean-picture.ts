import { extname } from 'node:path';
import { largestPixels, rasterSize, readSvg } from '@livery/brand';
import { memoised } from '../material/derived-cache.ts';

export function isDrawing(file: string): boolean {
  return extname(file).toLowerCase() === '.svg';
}

/**
 * A picture for pages and drawings: an SVG without editor data, or a photograph turned upright. Not every
 * browser turns every kind of file, and icon renderers turn none. Other files are returned unchanged.
 */
export async function cleanPicture({ file, content }: { file: string; content: Buffer }, cacheDir: string): Promise<Buffer> {
  if (isDrawing(file)) return cleanDrawing(content);
  const size = rasterSize(content);
  if (size === null || size.orientation === 1) return content;
  return memoised(cacheDir, `upright.${size.kind}`, [content], async () => {
    const { default: sharp } = await import('sharp');
    const upright = sharp(content, { limitInputPixels: largestPixels }).autoOrient();
    if (size.kind === 'png') return upright.png().toBuffer();
    const quality = { quality: 90 };
    return size.kind === 'webp' ? upright.webp(quality).toBuffer() : upright.jpeg(quality).toBuffer();
  });
}

/** The file may have changed since the check. */
export function cleanDrawing(content: Buffer): Buffer {
  const given = content.toString('utf8');
  const { refusals, text } = readSvg(given);
  const [first] = refusals;
  if (first !== undefined) throw new Error(`A drawing that was checked is not safe: ${first.message} (line ${first.line}).`);
  return text === given ? content : Buffer.from(text);
}
