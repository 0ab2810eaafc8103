import { createHash, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';
import type { StorableType } from './file-store.ts';

const { platform } = await openTestGateway();
const { files, tenants, merchants } = platform;
const [alpha, beta] = ['ALPHA', 'BETA'].map((code) => merchants.byCode(code)?.id ?? 0) as [number, number];
const now = new Date('2026-11-20T12:00:00Z');
const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(randomUUID())]);
const put = (content: Buffer, contentType: StorableType = 'image/png', merchantId = alpha) =>
  tenants.transaction(merchantId, (trx) => files.put(trx, { merchantId, contentType, content }, now));

it('stores a file under a random name, with its size and hash, for its merchant only', async () => {
  const [name, other] = [await put(png), await put(png)];
  expect(name).not.toBe(other);
  expect(await files.get(tenants.of(alpha), alpha, name)).toEqual({
    contentType: 'image/png',
    content: png,
    size: png.length,
    sha256: createHash('sha256').update(png).digest('hex'),
    storedAt: now,
  });
  expect(await files.get(tenants.of(beta), beta, name)).toBeNull();
  expect(await files.get(tenants.of(beta), alpha, name)).toBeNull();
  await files.delete(tenants.of(beta), alpha, name);
  expect(await files.get(tenants.of(alpha), alpha, name)).not.toBeNull();
  await files.delete(tenants.of(alpha), alpha, name);
  expect(await files.get(tenants.of(alpha), alpha, name)).toBeNull();
});

it('refuses a file that is too large or not of its declared type', async () => {
  const large = Buffer.concat([png, Buffer.alloc(5_242_881 - png.length)]);
  await expect(put(large)).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  expect(await put(large.subarray(0, 5_242_880))).toMatch(/^[0-9a-f-]{36}$/);
  for (const [content, type] of [
    [png, 'application/pdf'],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png'],
    [Buffer.alloc(0), 'image/webp'],
  ] as const)
    await expect(put(content, type)).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
});

it('is rolled back with the transaction that stored it', async () => {
  let name = '';
  const undone = tenants.transaction(alpha, async (trx) => {
    name = await files.put(trx, { merchantId: alpha, contentType: 'image/png', content: png }, now);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await files.get(tenants.of(alpha), alpha, name)).toBeNull();
});
