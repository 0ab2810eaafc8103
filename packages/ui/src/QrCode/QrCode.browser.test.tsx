import { encode } from 'uqr';
import { brands, wear } from 'virtual:wear';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { QrCode } from './QrCode.tsx';

const value = 'https://example.com/join/ANA-4821';

/** Draws the code with one pixel per module, as a reader sees it. */
async function modulesOf(svg: SVGElement): Promise<boolean[][]> {
  const { width: size } = (svg as SVGSVGElement).viewBox.baseVal;
  const { color, backgroundColor } = getComputedStyle(svg);
  const canvas = new OffscreenCanvas(size, size);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas');
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, size, size);
  context.fillStyle = color;
  context.fill(new Path2D(svg.querySelector('path')?.getAttribute('d') ?? ''));
  const { data } = context.getImageData(0, 0, size, size);
  const light = (x: number, y: number) =>
    (data[(y * size + x) * 4] ?? 0) + (data[(y * size + x) * 4 + 1] ?? 0) + (data[(y * size + x) * 4 + 2] ?? 0);
  return Array.from({ length: size }, (_, y) => Array.from({ length: size }, (__, x) => light(x, y) < 3 * 128));
}

test.each(brands.flatMap((brand) => [[brand, 'light'] as const, [brand, 'dark'] as const]))(
  'draws dark modules on light with a quiet zone in %s by %s',
  async (brand, mode) => {
    wear(brand, mode);
    const screen = await render(<QrCode value={value} label="Your invitation" />);
    const svg = screen.getByRole('img', { name: 'Your invitation' }).element() as SVGElement;
    expect(await modulesOf(svg)).toEqual(encode(value, { ecc: 'M', border: 4 }).data);
  },
);

test('is 200 pixels wide, survives partial damage with level M, and shrinks in a narrower space [const-01]', async () => {
  const screen = await render(
    <div>
      <QrCode value={value} label="Your invitation" />
      <div style={{ inlineSize: '120px' }}>
        <QrCode value={value} label="In a narrow space" />
      </div>
    </div>,
  );
  const own = screen.getByRole('img', { name: 'Your invitation' }).element() as SVGElement;
  expect([own.getBoundingClientRect().width, own.getBoundingClientRect().height]).toEqual([200, 200]);
  expect(await modulesOf(own)).toEqual(encode(value, { ecc: 'M', border: 4 }).data);
  expect(encode(value, { ecc: 'L', border: 4 }).data, 'another level draws another code').not.toEqual(
    encode(value, { ecc: 'M', border: 4 }).data,
  );
  const narrow = screen.getByRole('img', { name: 'In a narrow space' }).element().getBoundingClientRect();
  expect([narrow.width, narrow.height]).toEqual([120, 120]);
});
