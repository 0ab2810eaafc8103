import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ScratchFolder } from '@livery/brand/testing/scratch-folder';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { cutFont } from '../fonts/cut-font.ts';
import { setLettering, type LetteringSpec } from '../fonts/lettering.ts';
import { drawLinkCard, type LinkCard } from './link-card.ts';

const repository = join(import.meta.dirname, '../../../..');
const [path = ''] = globSync('brands/*/assets/fonts/*.woff2', { cwd: repository }).sort();
const font = readFileSync(join(repository, path));
const spec: LetteringSpec = { font, weight: 700, sizes: [80, 60, 40], maxWidth: 400, maxLines: () => 3, leading: 1.1, spacing: 0 };

const [band, action] = ['#101820', '#ff8800'];
const palette = { band, action, onBand: '#ffffff', onBandSoft: '#cccccc', accent: action, second: action } as LinkCard['palette'];
const card = (changes: Partial<LinkCard>): LinkCard => ({
  logo: null,
  art: null,
  name: 'Acme',
  headline: 'Good morning, good luck',
  host: 'acme.example',
  palette,
  radius: 'round',
  display: { content: font, weight: 700, spacing: 0 },
  text: { content: font },
  ...changes,
});

const cache = new ScratchFolder();
afterAll(() => cache[Symbol.dispose]());

/** The number of pixels left of the panel's edge that differ from the band's colour. */
async function inkOf(png: Buffer, top: number, bottom: number): Promise<number> {
  const { data } = await sharp(png)
    .extract({ left: 60, top, width: 400, height: bottom - top })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let ink = 0;
  for (let at = 0; at < data.length; at += 3) if (Math.abs((data[at] ?? 0) - 0x10) > 12) ink += 1;
  return ink;
}

describe('lettering', () => {
  it('takes the largest size that fits, and breaks between words', async () => {
    const short = await setLettering('Good luck', spec);
    const long = await setLettering('Good morning and good luck to everyone here', spec);
    expect([short?.size, short?.lines]).toEqual([80, 1]);
    expect(long?.size).toBeLessThan(80);
    expect(long?.width).toBeLessThanOrEqual(400);
  });

  it('puts each sentence on its own line', async () => {
    expect((await setLettering('Hi. Go.', spec))?.lines).toBe(2);
  });

  it('sets a single-weight font as it is', async () => {
    const cut = await cutFont(font, 'Good morning', { min: 700, max: 700 });
    expect((await setLettering('Good morning', { ...spec, font: cut }))?.path).toMatch(/^M/);
  });

  it('sets nothing rather than boxes or cut-off text', async () => {
    expect(await setLettering('你好', spec)).toBeNull();
    expect(await setLettering('Pneumonoultramicroscopicsilicovolcanoconiosis', spec)).toBeNull();
  });
});

describe('the picture shown by links to a site', () => {
  it('has the size that networks ask for, with the name, headline and host in place [engine-13]', async () => {
    const png = await drawLinkCard(card({}), cache.root);
    expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630, channels: 3, format: 'png' });
    for (const [top, bottom] of [
      [70, 160],
      [380, 510],
      [530, 575],
    ] as const)
      expect(await inkOf(png, top, bottom)).toBeGreaterThan(200);
    expect(await inkOf(png, 0, 60)).toBe(0);
  });

  it.each(['png', 'jpeg', 'webp'] as const)('shows a photographic logo and hero art in %s format', async (kind) => {
    const photo = (background: string): Promise<Buffer> =>
      sharp({ create: { width: 400, height: 400, channels: 3, background } })
        .toFormat(kind)
        .toBuffer();
    const png = await drawLinkCard(card({ logo: await photo('#e00000'), art: await photo('#00c000') }), cache.root);
    const colourAt = async (left: number, top: number): Promise<number[]> => [
      ...(await sharp(png).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
    ];
    const [logo, art] = [await colourAt(100, 100), await colourAt(1100, 300)];
    expect([(logo[0] ?? 0) > 200, (logo[1] ?? 255) < 40], `logo ${logo.join(' ')}`).toEqual([true, true]);
    expect([(art[1] ?? 0) > 170, (art[0] ?? 255) < 40], `art ${art.join(' ')}`).toEqual([true, true]);
  });

  it('sets no text without a brand font, so that it looks the same on every machine', async () => {
    const bare = { content: null, weight: 700, spacing: 0 };
    const png = await drawLinkCard(card({ display: bare, text: { content: null } }), cache.root);
    expect(await inkOf(png, 0, 630)).toBe(0);
  });

  it.each(['round', 'soft', 'sharp'] as const)('has a distinct edge for %s corners', async (radius) => {
    const others = (['round', 'soft', 'sharp'] as const).filter((each) => each !== radius);
    const own = await drawLinkCard(card({ radius }), cache.root);
    for (const other of others) expect(own.equals(await drawLinkCard(card({ radius: other }), cache.root))).toBe(false);
  });
});
