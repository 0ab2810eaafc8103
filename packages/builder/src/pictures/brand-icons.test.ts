import { rasterSize } from '@livery/brand';
import { ScratchFolder } from '@livery/brand/testing/scratch-folder';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { drawIcons } from './brand-icons.ts';
import type { Picture } from './picture.ts';

const ground = '#102030';
const svg = (inner: string): Buffer => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inner}</svg>`);
const mark = svg('<path d="M0 0h64v64H0z" fill="none"/><path d="M0 0h64v64z" fill="red"/>');
const tile = svg('<path d="M0 0h64v64H0z" fill="#00ff00"/><circle cx="32" cy="32" r="31" fill="red"/>');
const scene = svg('<path d="M0 0h64v32H0z" fill="#0000ff"/><path d="M0 32h64v32H0z" fill="#00ff00"/>');

const cache = new ScratchFolder();
afterAll(() => cache[Symbol.dispose]());

const contentOf = (pictures: Picture[], path: string): Buffer =>
  pictures.find((picture) => picture.path === path)?.content ?? Buffer.alloc(0);

async function pixelsOf(png: Buffer): Promise<{ at: (x: number, y: number) => number[]; size: number; channels: number }> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): number[] => [
    ...data.subarray((y * info.width + x) * info.channels, (y * info.width + x + 1) * info.channels),
  ];
  return { at, size: info.width, channels: info.channels };
}

describe('the icons of a brand', () => {
  it('have the sizes that tabs, home screens and launchers ask for [engine-13]', async () => {
    const pictures = await drawIcons(mark, ground, cache.root);
    const sizes = pictures.filter(({ path }) => path.endsWith('.png')).map(({ path, content }) => [path, rasterSize(content)]);
    expect(sizes).toEqual([
      ['icons/icon-180.png', { kind: 'png', width: 180, height: 180, orientation: 1 }],
      ['icons/icon-192.png', { kind: 'png', width: 192, height: 192, orientation: 1 }],
      ['icons/icon-512.png', { kind: 'png', width: 512, height: 512, orientation: 1 }],
      ['icons/icon-maskable-512.png', { kind: 'png', width: 512, height: 512, orientation: 1 }],
    ]);
    const ico = contentOf(pictures, 'favicon.ico');
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico.readUInt32LE(14)]).toEqual([1, 1, 32, ico.length - 22]);
    expect(rasterSize(ico.subarray(22))).toEqual({ kind: 'png', width: 32, height: 32, orientation: 1 });
  });

  it.each([
    ['a free-standing mark on the brand’s ground', mark, [16, 32, 48]],
    ['a tile on its own ground', tile, [0, 255, 0]],
  ])('keep %s inside the circle that launchers leave [engine-13]', async (_name, icon, expected) => {
    const { at, size, channels } = await pixelsOf(contentOf(await drawIcons(icon, ground, cache.root), 'icons/icon-maskable-512.png'));
    expect(channels).toBe(3);
    let outside = 0;
    for (let y = 0; y < size; y += 4) {
      for (let x = 0; x < size; x += 4) {
        if (Math.hypot(x - size / 2, y - size / 2) <= size * 0.41) continue;
        if (at(x, y).some((channel, index) => Math.abs(channel - (expected[index] ?? 0)) > 12)) outside += 1;
      }
    }
    expect(outside).toBe(0);
    expect(at(size / 2, size / 2 - 40)[0]).toBeGreaterThan(200);
  });

  it('let a picture that fills the square reach the edges', async () => {
    const { at } = await pixelsOf(contentOf(await drawIcons(scene, ground, cache.root), 'icons/icon-maskable-512.png'));
    expect([at(2, 2), at(509, 2), at(2, 509), at(509, 509)]).toEqual([
      [0, 0, 255],
      [0, 0, 255],
      [0, 255, 0],
      [0, 255, 0],
    ]);
  });

  it('are opaque on a home screen, which would fill transparent areas with black [engine-13]', async () => {
    const { at, channels } = await pixelsOf(contentOf(await drawIcons(mark, ground, cache.root), 'icons/icon-180.png'));
    expect([channels, at(2, 177)]).toEqual([3, [16, 32, 48]]);
  });

  it('are the same bytes when they are drawn again', async () => {
    using other = new ScratchFolder();
    expect(await drawIcons(tile, ground, other.root)).toEqual(await drawIcons(tile, ground, cache.root));
  });
});
