import sharp from 'sharp';
import { routes } from '@livery/contract/routes';
import type { MemberPicture } from '@livery/contract/shapes';
import { expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';

const gateway = await openTestGateway();
const { owner } = gateway;
const token = await gateway.logIn();

const send = async (content: Buffer, type = 'image/jpeg') => {
  const response = await gateway.inject({
    method: 'PUT',
    url: routes.changePicture.path,
    headers: { merchant: 'ALPHA', authorization: `Bearer ${token}`, 'content-type': type },
    payload: content,
  });
  return { status: response.statusCode, value: response.json<{ value: MemberPicture & { code?: string } }>().value };
};
const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 90 } } });
const bytesOf = ({ image }: MemberPicture) => Buffer.from(image, 'base64');
const stored = () => owner.selectFrom('stored_file').select(['name', 'content']).execute();

it('is drawn for a member without one, and needs the token [wire-member-info-icon]', async () => {
  const { envelope } = await gateway.call('memberIcon', { token });
  expect(envelope.value).toMatchObject({ contentType: 'image/svg+xml' });
  expect(bytesOf(envelope.value as MemberPicture).toString()).toMatch(/^<svg /);
  expect((await gateway.call('memberIcon')).status).toBe(401);
  const other = await gateway.call('memberIcon', { token: await gateway.logIn('lucas') });
  expect(other.envelope.value).not.toEqual(envelope.value);
});

it('is stored small and square, without the file’s metadata', async () => {
  const secret = 'SECRET-PLACE-48.8584';
  const photo = await picture(1200, 900)
    .withExif({ IFD0: { ImageDescription: secret } })
    .jpeg()
    .toBuffer();
  expect(photo.includes(secret)).toBe(true);
  const { status, value } = await send(photo);
  expect(status).toBe(200);
  expect(await sharp(bytesOf(value)).metadata()).toMatchObject({ format: 'png', width: 256, height: 256 });
  const [file, ...others] = await stored();
  expect(others).toEqual([]);
  expect(file?.content.includes(secret)).toBe(false);
  expect((await gateway.call('memberIcon', { token })).envelope.value).toEqual(value);
});

it('replaces the one before, whose file is deleted', async () => {
  const before = await stored();
  await send(await picture(300, 300).png().toBuffer(), 'image/png');
  const after = await stored();
  expect(after).toHaveLength(1);
  expect(after[0]?.name).not.toBe(before[0]?.name);
});

it('is recognized by its bytes, whatever its declared type', async () => {
  const png = await picture(300, 300).png().toBuffer();
  expect((await send(png, 'image/jpeg')).status).toBe(200);
  const before = await stored();
  const refused: [string, Buffer][] = [
    ['a page', Buffer.from('<script>alert(1)</script>')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['a GIF', Buffer.from('GIF89a')],
    ['half a picture', png.subarray(0, 60)],
    ['a picture in name only', Buffer.concat([png.subarray(0, 8), Buffer.from('<script>alert(1)</script>')])],
    ['nothing', Buffer.alloc(0)],
  ];
  for (const [what, content] of refused) {
    const { status, value } = await send(content, 'image/png');
    expect([what, status, value.code]).toEqual([what, 400, 'IMAGE_REFUSED']);
  }
  expect(await stored()).toEqual(before);
});

it('is limited to 5 MB and to a number of pixels', async () => {
  const flood = await picture(30_000, 1000).png({ compressionLevel: 9 }).toBuffer();
  expect(flood.length).toBeLessThan(5_242_880);
  expect((await send(flood, 'image/png')).value.code).toBe('IMAGE_REFUSED');
  const heavy = Buffer.concat([await picture(300, 300).png().toBuffer(), Buffer.alloc(5_242_880)]);
  expect((await send(heavy, 'image/png')).value.code).toBe('PAYLOAD_TOO_LARGE');
});

it('is sent as an image, and nothing else is', async () => {
  expect((await gateway.call('changePicture', { token, body: { image: 'x' } })).status).toBe(400);
  const elsewhere = await gateway.inject({
    method: 'POST',
    url: routes.keepSessionAlive.path,
    headers: { merchant: 'ALPHA', authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    payload: Buffer.from('x'),
  });
  expect(elsewhere.statusCode).toBe(400);
});
