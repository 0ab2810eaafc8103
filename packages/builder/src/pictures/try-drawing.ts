import sharp from 'sharp';

/** Draws one pixel like a build draws icons. Throws if sharp cannot run on this machine. */
export async function tryDrawing(): Promise<void> {
  await sharp({ create: { width: 1, height: 1, channels: 3, background: 'black' } })
    .png()
    .toBuffer();
}
