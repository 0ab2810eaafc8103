import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { brokenCoverAddress, coverAddress } from '@livery/art/art-address';
import { TextCache } from '#limits/text-cache.ts';

const gateway = await openTestGateway();

const get = (url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
  gateway.inject({ method: 'GET', url, headers });
const cover = coverAddress(27_002, 'portrait', 'pt');

describe('drawn art', () => {
  it.each([
    cover,
    coverAddress(27_002, 'square', 'en'),
    '/art/scene/27002.svg',
    '/art/vendor/PG-dark.svg',
    '/art/vendor/KITE-light.svg',
    '/art/banner/101.svg',
    '/art/avatar/winner-7.svg',
  ])('is a picture without scripts: %s', async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': url.includes('v=') ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
    });
    expect(body).toMatch(/^<svg /);
  });

  it.each([
    brokenCoverAddress(3_009),
    '/art/cover/1-p.svg',
    '/art/cover/27002-x.svg',
    '/art/vendor/NOBODY-dark.svg',
    '/art/banner/1.svg',
    '/art/avatar/a%2Fb.svg',
    '/art/avatar/a.png',
  ])('is not found: %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it('has another title in another language, and none in a scene', async () => {
    const pictures = await Promise.all([cover, coverAddress(27_002, 'portrait', 'en')].map((url) => get(url)));
    expect(pictures[0]?.body).not.toBe(pictures[1]?.body);
    expect((await get('/art/scene/27002.svg?l=pt')).body).toBe((await get('/art/scene/27002.svg')).body);
  });

  it('is compressed for clients that accept it, with the same ETag for the same picture', async () => {
    const plain = await get(cover);
    const br = await get(cover, { 'accept-encoding': 'gzip, deflate, br' });
    const zipped = await get(cover, { 'accept-encoding': 'gzip, br;q=0' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    expect(br.headers['etag']).toBe(plain.headers['etag']);
    expect(plain.headers['vary']).toContain('Accept-Encoding');
  });

  it('is cached apart from avatars, which anyone can request without limit', async () => {
    const cache = vi.spyOn(TextCache.prototype, 'get');
    try {
      for (const url of [cover, '/art/scene/27001.svg', '/art/avatar/one.svg', '/art/avatar/two.svg']) await get(url);
      const [covers, scenes, one, two] = cache.mock.contexts;
      expect([scenes === covers, one === covers, two === one]).toEqual([true, false, true]);
    } finally {
      cache.mockRestore();
    }
  });

  it('is not sent again to a client that has it', async () => {
    const etag = String((await get(cover)).headers['etag']);
    const again = await get(cover, { 'if-none-match': etag });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });
});

describe('the cache', () => {
  it('draws once, evicts the least recently used picture, and stays within its bytes', async () => {
    const drawn: string[] = [];
    const cache = new TextCache(250);
    const ask = (key: string) =>
      cache.get(key, 'identity', () => {
        drawn.push(key);
        return key.repeat(100);
      });
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key);
    expect(drawn).toEqual(['a', 'b', 'c', 'b']);
    expect(cache.bytes).toBeLessThanOrEqual(250);
    expect(await cache.get('x', 'br', () => null)).toBeNull();
  });

  it.each(['br', 'gzip'] as const)('compresses a text once for 64 concurrent requests and keeps it: %s', async (encoding) => {
    const cache = new TextCache(100_000);
    const ask = () => cache.get('a', encoding, () => 'a'.repeat(1_000));
    const bodies = await Promise.all(Array.from({ length: 64 }, async () => (await ask())?.body));
    expect(new Set([...bodies, (await ask())?.body]).size).toBe(1);
    expect(cache.bytes).toBe(1_000 + (bodies[0]?.length ?? 0));
  });

  it('refuses texts when its queue is full, and compresses them on a later request', async () => {
    const cache = new TextCache(1_000_000);
    const ask = (_: unknown, turn: number) => cache.get(`text ${turn}`, 'br', () => 'a'.repeat(100));
    const results = await Promise.allSettled(Array.from({ length: 520 }, ask));
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused.map(({ code }) => code)).toEqual(Array(520 - 513).fill('UNAVAILABLE'));
    expect((await ask(null, 519))?.body.length).toBeLessThan(100);
  });
});
