import sharp from 'sharp';

/** A smaller picture as a `data:` URL. Sizes in pixels; a height cuts off the rest. */
export async function thumbnail(content: Buffer, { width, height }: { width: number; height?: number }): Promise<string> {
  const size = height === undefined ? { width } : ({ width, height, fit: 'cover', position: 'top' } as const);
  const small = await sharp(content)
    .resize({ ...size, withoutEnlargement: true })
    .webp({ quality: 78, effort: 3 })
    .toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}
