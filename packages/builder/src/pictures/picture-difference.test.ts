import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { comparePictures } from './picture-difference.ts';
import { thumbnail } from './thumbnail.ts';

const circle = (x: number, colour = '#204060'): string => `<circle cx="${x}" cy="50" r="30" fill="${colour}"/>`;

async function draw(shapes: string, width = 200, height = 100): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#ffffff" d="M0 0h${width}v${height}H0z"/>${shapes}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

describe('two pictures of a page', () => {
  it('are the same if their bytes are, or if no eye sees a difference [engine-22]', async () => {
    const one = await draw(circle(60));
    expect(await comparePictures(one, one)).toEqual({ ratio: 0, picture: null });
    expect(await comparePictures(one, await draw(circle(60, '#214161')))).toEqual({ ratio: 0, picture: null });
  });

  it('are the same if only the smoothing of an edge differs [engine-22]', async () => {
    const { ratio } = await comparePictures(await draw(circle(60)), await draw(circle(60.25)));
    expect(ratio).toBe(0);
  });

  it('are the same if single pixels are rounded differently, but differ if a one-pixel line is added [engine-22]', async () => {
    const before = await draw('');
    expect((await comparePictures(before, await draw('<path d="M10 10h1v1h-1zM80 40h1v1h-1z" fill="#000000"/>'))).ratio).toBe(0);
    expect((await comparePictures(before, await draw('<path d="M10 10h60v1h-60z" fill="#000000"/>'))).ratio).toBeGreaterThan(0.0025);
  });

  it('differ if something moved or changed colour, which is marked [engine-22]', async () => {
    const before = await draw(circle(60));
    const recoloured = await comparePictures(before, await draw(circle(60, '#a02020')));
    const disc = (Math.PI * 30 * 30) / 20_000;
    expect(recoloured.ratio).toBeGreaterThan(disc * 0.95);
    expect(recoloured.ratio).toBeLessThan(disc * 1.01);
    const { data, info } = await sharp(recoloured.picture ?? Buffer.of())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray((50 * info.width + 60) * 3, (50 * info.width + 60) * 3 + 3)]).toEqual([214, 28, 92]);
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
    expect((await comparePictures(before, await draw(circle(130)))).ratio).toBeGreaterThan(0.2);
  });

  it.each([
    ['#0a66ff', '#0a78ff'],
    ['#ff004d', '#e6003f'],
    ['#ff6600', '#ff7a14'],
    ['#ffffff', '#ebebeb'],
  ])('differ if an area turned from %s to %s [engine-22]', async (before, after) => {
    const { ratio } = await comparePictures(await draw(circle(60, before)), await draw(circle(60, after)));
    expect(ratio).toBeGreaterThan(((Math.PI * 28 * 28) / 20_000) * 0.95);
  });

  it('differ if the colours of a gradient moved [engine-22]', async () => {
    const fill = (end: string) =>
      `<defs><linearGradient id="g"><stop stop-color="#0a66ff"/><stop offset="1" stop-color="${end}"/></linearGradient></defs><path fill="url(#g)" d="M0 0h200v100H0z"/>`;
    expect((await comparePictures(await draw(fill('#3388ff')), await draw(fill('#33a0ff')))).ratio).toBeGreaterThan(0.1);
  });

  it('differ in what only the larger one has [engine-22]', async () => {
    const { ratio } = await comparePictures(await draw(circle(60)), await draw(circle(60), 200, 200));
    expect(ratio).toBe(0.5);
  });

  it('shrink to a thumbnail inside a page', async () => {
    const address = await thumbnail(await draw(circle(60)), { width: 50, height: 20 });
    const content = Buffer.from(address.replace('data:image/webp;base64,', ''), 'base64');
    expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 50, height: 20 });
  });
});
