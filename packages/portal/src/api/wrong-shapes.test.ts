import type { AxiosAdapter } from 'axios';
import { routes, type Route } from '@livery/contract/routes';
import type { ServedRoute } from '@livery/contract/shapes';
import { describe, expect, test } from 'vitest';
import { ApiFailure } from './api-failure.ts';
import { createApiClient, type Guard } from './client.ts';

const files = import.meta.glob<Record<string, Guard>>('./guards/*.gen.js', { import: 'guards', eager: true });
const guards = Object.values(files).flatMap((file) => Object.entries(file));

/** Invalid answers: no envelope, half of one, and values of every type without the expected content. */
const wrong: readonly [what: string, body: string][] = [
  ['nothing', ''],
  ['a page of HTML', '<!doctype html><title>Hello</title>'],
  ['half an envelope', '{"success":true,"va'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no value', '{"success":true}'],
  ['success in words', '{"success":"yes","value":{},"message":null}'],
  ...['null', '7', '"text"', '[]', 'true'].map((value): [string, string] => [
    `the value ${value}`,
    `{"success":true,"value":${value},"message":null}`,
  ]),
  ['a value 10,000 deep', `{"success":true,"value":${'['.repeat(10_000)}${']'.repeat(10_000)},"message":null}`],
  ['the prototype of everything', '{"success":true,"value":{"__proto__":{"balance":1},"constructor":null},"message":null}'],
];

function answering(body: string) {
  const adapter: AxiosAdapter = async (config) => ({ data: body, status: 200, statusText: '', headers: {}, config });
  return createApiClient({
    baseUrl: '',
    merchantCode: 'ACME',
    readToken: () => null,
    readLanguage: () => 'pt',
    onTokenRefused: () => undefined,
    onPasswordChangeRequired: () => undefined,
    onConfirmationRequired: async () => false,
    onClosed: () => undefined,
    onMoneyMoving: () => () => undefined,
    loadCipher: async () => ({
      seal: async () => ({ jwe: 'sealed', openAnswer: async () => body }),
      forgetKeys: () => undefined,
    }),
    makeRequestId: () => 'request-1',
    wait: async () => undefined,
    random: () => 0,
    adapter,
  });
}

/** A call without answer fields accepts any object. */
const saysNothing: readonly string[] = guards.filter(([, guard]) => guard({})).map(([name]) => name);

describe.each(guards)('%s', (name, guard) => {
  test.each(wrong)('answered with %s is a failure with a message in the catalogue [error-22]', async (what, body) => {
    if (what === 'the prototype of everything' && saysNothing.includes(name)) return;
    const route: Route = routes[name as ServedRoute];
    const input = route.method === 'GET' ? {} : { body: {} as never };
    const error: unknown = await answering(body)
      .call(name as ServedRoute, guard, input)
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiFailure);
    expect((error as ApiFailure).failure.code).toBe('MALFORMED_ANSWER');
  });
});

describe('the whitelabel tree', () => {
  const whitelabel = guards.find(([name]) => name === 'whitelabel')?.[1] ?? (() => false);
  const leaf = { modId: 'NEW_IDEA_9', enabled: true };

  test('may be a thousand levels deep: anything below the third is ignored', async () => {
    let tree: object = leaf;
    for (let depth = 0; depth < 1000; depth += 1) tree = { modId: `M${depth}`, enabled: true, childrenNodes: [tree] };
    const body = JSON.stringify({ success: true, value: { features: [tree] }, message: null });
    expect(await answering(body).call('whitelabel', whitelabel)).toMatchObject({ features: [{ modId: 'M999' }] });
  });

  test('may name unknown features', async () => {
    const features = [{ ...leaf, childrenNodes: [{ ...leaf, childrenNodes: [] }] }];
    const body = JSON.stringify({ success: true, value: { features, more: true }, message: null });
    expect(await answering(body).call('whitelabel', whitelabel)).toMatchObject({ features });
  });

  test('is refused as a whole if a branch is invalid', () => {
    for (const branch of [null, 7, { modId: 1, enabled: true, childrenNodes: [] }, leaf])
      expect(whitelabel({ features: [branch] })).toBe(false);
  });
});
