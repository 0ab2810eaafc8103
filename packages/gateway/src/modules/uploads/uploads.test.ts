import { randomBytes } from 'node:crypto';
import { routes } from '@livery/contract/routes';
import type { UploadPurpose, ValueOf } from '@livery/contract/shapes';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { runSweeps } from '../../../test/run-sweeps.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { pictureQueue } from './redraw-picture.action.ts';
import { bindUploads, readProof, uploadLimit } from './uploads.service.ts';
import { uploadSweeps } from './uploads.sweeps.ts';

type Upload = ValueOf<'uploadPicture'>;

const gateway = await openTestGateway();
const { owner, platform } = gateway;
const merchant = platform.merchants.byCode('ALPHA') ?? expect.fail('there is no ALPHA');
const [token, other] = [await gateway.logIn(), await gateway.logIn('lucas')];
const { id: memberId } = await owner
  .selectFrom('member')
  .select('id')
  .where('merchant_id', '=', merchant.id)
  .where('username', '=', 'demo')
  .executeTakeFirstOrThrow();

const picture = (width = 300, height = 200) => sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 90 } } });
const png = await picture().png().toBuffer();
const send = async (content: Buffer, { as = token, purpose = 'withdrawalProof', type = 'image/png' } = {}) => {
  const response = await gateway.inject({
    method: 'POST',
    url: `${routes.uploadPicture.path}?purpose=${purpose}`,
    headers: { merchant: 'ALPHA', authorization: `Bearer ${as}`, 'content-type': type },
    payload: content,
  });
  return { status: response.statusCode, value: response.json<{ value: Upload & { code?: string } }>().value };
};
const loose = async (purpose: UploadPurpose = 'withdrawalProof', as = token) =>
  ((await gateway.call('uploads', { token: as, query: { purpose } })).envelope.value as ValueOf<'uploads'>).uploads;
const remove = (uploadId: string, as = token) => gateway.call('removeUpload', { token: as, body: { uploadId } });
const removeAll = async () => Promise.all((await loose()).map(({ uploadId }) => remove(uploadId)));
const files = () => owner.selectFrom('stored_file').select(['name', 'content', 'content_type']).execute();
const bind = (uploadIds: readonly string[], proves: string) =>
  platform.tenants.transaction(merchant.id, (trx) =>
    bindUploads(trx, { merchantId: merchant.id, memberId, purpose: 'withdrawalProof' }, { uploadIds, proves }),
  );

it('re-encodes a picture without its location [const-05]', async () => {
  const secret = 'SECRET-PLACE-48.8584';
  const photo = await picture(3_000, 1_500)
    .withExif({ IFD0: { ImageDescription: secret }, IFD3: { GPSLatitude: '48/1 51/1 30/1' } })
    .jpeg()
    .toBuffer();
  expect(photo.includes(secret)).toBe(true);
  const { status, value } = await send(photo, { type: 'image/jpeg' });
  expect(status).toBe(200);
  const [file] = await files();
  expect(file?.content.includes(secret)).toBe(false);
  const kept = await sharp(file?.content).metadata();
  expect([kept.format, kept.width, kept.height, kept.exif]).toEqual(['jpeg', 2_400, 1_200, undefined]);
  expect(await loose()).toEqual([value]);
  expect(value.size).toBe(file?.content.length);
  await removeAll();
  expect(await files()).toEqual([]);
});

it('accepts three pictures per purpose and no fourth, in a race of ten [const-05]', async () => {
  await owner.deleteFrom('rate_count').execute();
  const hold = Promise.withResolvers<void>();
  const busy = pictureQueue.admit((place) => place.inTurn(() => hold.promise));
  let answered = 0;
  const sending = Array.from({ length: 10 }, () => send(png).finally(() => (answered += 1)));
  const room = pictureQueue.places - 1;
  await vi.waitUntil(() => pictureQueue.waiting === room && answered === 10 - room, { timeout: 20_000 }).finally(hold.resolve);
  await busy;
  const sent = await Promise.all(sending);
  const codes = sent.map(({ value }) => value.code ?? 'kept').toSorted();
  expect(codes).toEqual([...Array(room - 3).fill('LIMIT_EXCEEDED'), ...Array(10 - room).fill('UNAVAILABLE'), ...Array(3).fill('kept')]);
  for (const { value } of sent.filter(({ status }) => status === 409)) expect(value).toMatchObject({ fields: { '/picture': 'tooMany' } });
  expect(await loose()).toHaveLength(3);
  expect(await files()).toHaveLength(3);
  const counted = await owner.selectFrom('rate_count').select('uses').where('scope', '=', uploadLimit.scope).execute();
  expect(counted, 'refused for a full line, not counted').toEqual([{ uses: room }]);
  expect((await send(png, { purpose: 'promotionApplication' })).status).toBe(200);
  expect((await send(png, { as: other })).status).toBe(200);
  await removeAll();
  expect((await send(png)).status).toBe(200);
  await removeAll();
});

it('refuses a file that is too large, not a picture, or has too many pixels, and accepts the largest allowed [const-05]', async () => {
  const before = await files();
  const heaviest = Buffer.concat([png, randomBytes(5_242_880 - png.length)]);
  expect((await send(heaviest)).status).toBe(200);
  await removeAll();
  const flood = await picture(30_000, 1_000).png({ compressionLevel: 9 }).toBuffer();
  const refused: [string, Buffer, string][] = [
    ['a byte too much', Buffer.concat([heaviest, Buffer.alloc(1)]), 'PAYLOAD_TOO_LARGE'],
    ['a PDF named .png', Buffer.from('%PDF-1.7\n'), 'IMAGE_REFUSED'],
    ['a page that begins as a picture', Buffer.concat([png.subarray(0, 8), Buffer.from('<script>alert(1)</script>')]), 'IMAGE_REFUSED'],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'IMAGE_REFUSED'],
    ['a GIF', Buffer.from('GIF89a'), 'IMAGE_REFUSED'],
    ['half a picture', png.subarray(0, 60), 'IMAGE_REFUSED'],
    ['a flood of pixels', flood, 'IMAGE_REFUSED'],
    ['nothing', Buffer.alloc(0), 'IMAGE_REFUSED'],
  ];
  for (const [what, content, code] of refused) expect([what, (await send(content)).value.code]).toEqual([what, code]);
  expect(await files()).toEqual(before);
});

it('removes a page appended to a picture [const-05]', async () => {
  const polyglot = Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]);
  expect((await send(polyglot)).status).toBe(200);
  expect((await files()).some(({ content }) => content.includes('<script>'))).toBe(false);
  await removeAll();
});

it('belongs only to its member', async () => {
  const { value } = await send(png);
  expect((await remove(value.uploadId, other)).envelope.value['code']).toBe('NOT_FOUND');
  expect((await loose('withdrawalProof', other)).map(({ uploadId }) => uploadId)).not.toContain(value.uploadId);
  const { value: others } = await send(png, { as: await gateway.logIn('marina') });
  await expect(bind([value.uploadId, others.uploadId], '1')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await loose()).toEqual([value]);
  expect((await gateway.call('uploads', { query: { purpose: 'withdrawalProof' } })).status).toBe(401);
  expect((await gateway.call('removeUpload', { token, body: { uploadId: 'x' } })).status).toBe(400);
  await removeAll();
});

it('is submitted once, for one thing, and is then kept', async () => {
  const ids = [(await send(png)).value.uploadId, (await send(png)).value.uploadId];
  const { value: left } = await send(png);
  await bind(ids, '7');
  await expect(bind(ids, '8')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await loose()).toEqual([left]);
  expect((await remove(ids[0] ?? '')).status).toBe(404);
  const proof = await readProof(platform.files, platform.tenants.of(merchant.id), merchant, { purpose: 'withdrawalProof', proves: '7' });
  expect(proof).toHaveLength(2);
  expect((await sharp(Buffer.from(proof[0] ?? '', 'base64')).metadata()).format).toBe('jpeg');
  await runSweeps(platform, uploadSweeps, new Date(Date.now() + 86_340_000));
  expect(await loose()).toEqual([left]);
  await runSweeps(platform, uploadSweeps, new Date(Date.now() + 86_460_000));
  expect(await loose()).toEqual([]);
  expect(await files()).toHaveLength(2);
});
