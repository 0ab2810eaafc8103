import { expect, test } from 'vitest';
import { checkCount, checkPicture, uploadLimits } from './upload-rules.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const signs = (text: string) => [...text].map((sign) => sign.charCodeAt(0));
const aFile = (bytes: readonly number[], size: number = bytes.length) =>
  new Blob([new Uint8Array(bytes), new Uint8Array(Math.max(0, size - bytes.length))], { type: 'image/png' });

test.each([
  ['a PNG', aFile(png), null],
  ['a JPEG', aFile([0xff, 0xd8, 0xff, 0xe0]), null],
  ['a PNG of the largest size', aFile(png, uploadLimits.maxBytes), null],
  ['one byte more', aFile(png, uploadLimits.maxBytes + 1), 'upload.tooLarge'],
  ['a GIF', aFile(signs('GIF89a')), 'upload.notPicture'],
  ['a WebP', aFile(signs('RIFF\0\0\0\0WEBP')), 'upload.notPicture'],
  ['a PDF that calls itself a picture', aFile(signs('%PDF-1.7')), 'upload.notPicture'],
  ['an SVG with scripts', aFile(signs('<svg onload')), 'upload.notPicture'],
  ['nothing', aFile([]), 'upload.notPicture'],
  ['half a signature', aFile(png.slice(0, 4)), 'upload.notPicture'],
])('a picture is PNG or JPEG within the size limit: %s [valid-50]', async (_, file, text) => {
  expect((await checkPicture(file))?.text ?? null).toBe(text);
});

test('three files are accepted, and no fourth', () => {
  expect(checkCount(3)).toBeNull();
  expect(checkCount(4)).toEqual({ text: 'upload.tooMany', values: { count: 3 } });
});
