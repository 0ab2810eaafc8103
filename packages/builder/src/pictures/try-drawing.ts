import sharp from 'sharp';

/** Draws one pixel, as a build draws icons. Throws what keeps sharp from running on this machine. */
export async function tryDrawing(): Promise<void> {
  await sharp({ create: { width: 1, height: 1, channels: 3, background: 'black' } })
    .png()
    .toBuffer();
}
