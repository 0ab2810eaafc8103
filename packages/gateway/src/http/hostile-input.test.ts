import { errorStatus } from '@livery/contract/errors';
import { routes } from '@livery/contract/routes';
import { shapes, text, type ServedRoute } from '@livery/contract/shapes';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { openTestGateway, sealedPayload } from '../../test/test-gateway.ts';

const gateway = await openTestGateway();
const token = await gateway.logIn();

type Properties = Readonly<
  Record<string, TSchema & { readonly type?: string; readonly enum?: readonly unknown[]; readonly const?: unknown }>
>;
type Part = 'query' | 'body';

const served = Object.keys(shapes) as ServedRoute[];

function propertiesOf(name: ServedRoute, part: Part): Properties {
  const shape = (shapes[name] as Partial<Record<Part, { properties: Properties }>>)[part];
  return shape?.properties ?? {};
}

/** Values that let a call reach its query. */
const known: Readonly<Record<string, unknown>> = {
  merchant: 'ALPHA',
  merchantCode: 'ALPHA',
  nodeId: 27_002,
  vassalage: 'HOUSE',
  vendor: 'HOUSE',
  gameType: 'INHOUSE',
  types: 'B',
};

function usual(properties: Properties): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([key, { type, enum: values, const: only }]) => [
      key,
      only ?? values?.[0] ?? known[key] ?? (type === 'integer' ? 1 : 'x'),
    ]),
  );
}

const hostile: readonly unknown[] = [
  'a\0b',
  '\0',
  '\ud800',
  'x\udfff',
  'x'.repeat(20_000),
  '',
  "'; --",
  '__proto__',
  ['a', 'b'],
  { length: 1 },
  null,
  true,
  -1,
  0.5,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e308,
  -1e308,
];

let caller = 0;

/** Each call comes from its own address, so that no rate limit gets in the way. */
function send(options: InjectOptions) {
  caller += 1;
  const address = `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`;
  return gateway.inject({ ...options, headers: { merchant: 'ALPHA', 'x-forwarded-for': address, ...options.headers } });
}

async function expectClosedCode(options: InjectOptions): Promise<void> {
  const answer = await send(options);
  if (answer.statusCode === 200) return;
  const { code } = answer.json<{ value: { code: keyof typeof errorStatus } }>().value;
  expect({ url: options.url, payload: options.payload, status: answer.statusCode, code }).toMatchObject({ status: errorStatus[code] });
  expect(code, JSON.stringify(options)).not.toBe('INTERNAL');
}

function search(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    [value].flat().map((each) => [key, typeof each === 'string' ? each : JSON.stringify(each)]),
  );
  return new URLSearchParams(pairs).toString();
}

async function request(name: ServedRoute, query: Record<string, unknown>, body: Record<string, unknown>): Promise<InjectOptions> {
  const { method, path, encoding } = routes[name];
  const sealed = sealedPayload('ALPHA', name, body, gateway.platform.clock.now(), token);
  return {
    method,
    url: `${path}?${search(query)}`,
    headers: { authorization: `Bearer ${token}` },
    ...(method === 'GET' || name === 'logout' ? {} : { payload: encoding === 'sealed' ? { jwe: await gateway.seal(sealed) } : body }),
  };
}

describe('the shape of a request', () => {
  it.each(served)('%s bounds every text and number, and accepts nothing that the database cannot store', (name) => {
    for (const [key, schema] of [...Object.entries(propertiesOf(name, 'query')), ...Object.entries(propertiesOf(name, 'body'))]) {
      for (const value of ['a\0b', '\0', '\ud800', 'x'.repeat(20_000), 2 ** 53, -(2 ** 31) - 1, 1e308])
        expect(Value.Check(schema, value), `${key}: ${String(value).slice(0, 20)}`).toBe(false);
    }
  });
});

it('a text in a request may hold any character that people write', () => {
  for (const value of ['açúcar', '密码', '👩‍🚀', ' tab\t', '%_\\']) expect(Value.Check(text(16), value), value).toBe(true);
});

describe('hostile input', () => {
  const reached = served.filter((name) => name !== 'logout' && !routes[name].isStream);

  it.each(reached)('%s answers with a documented refusal for a hostile value in any one property', async (name) => {
    const [query, body] = [propertiesOf(name, 'query'), propertiesOf(name, 'body')];
    for (const value of hostile) {
      for (const key of Object.keys(query)) await expectClosedCode(await request(name, { ...usual(query), [key]: value }, usual(body)));
      for (const key of Object.keys(body)) await expectClosedCode(await request(name, usual(query), { ...usual(body), [key]: value }));
    }
  });

  it.each(reached)('%s answers with a documented refusal for hostile values in any combination', async (name) => {
    const parts = (['query', 'body'] as const).map((part) => {
      const properties = propertiesOf(name, part);
      const first = usual(properties);
      const values = Object.keys(properties).map((key) => [
        key,
        fc.oneof(fc.constant(first[key]), fc.constantFrom(...hostile), fc.jsonValue()),
      ]);
      return fc.record(Object.fromEntries(values) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys: [] });
    });
    const [query = fc.constant({}), body = fc.constant({})] = parts;
    await fc.assert(
      fc.asyncProperty(query, body, async (asked, sent) => expectClosedCode(await request(name, asked, sent))),
      { numRuns: 15 },
    );
  });

  it.each(['jti', 'aud', 'htu', 'iat', 'sid', 'reply'])('is refused in %s of a sealed payload', async (key) => {
    const body = { username: 'nobody', password: 'x', type: 'username' };
    for (const value of [...hostile, `${'x'.repeat(30)}\0`]) {
      const payload = {
        aud: 'ALPHA',
        htm: 'POST',
        htu: routes.login.path,
        iat: Math.floor(Date.now() / 1_000),
        jti: 'x'.repeat(30),
        body,
      };
      const answer = await send({
        method: 'POST',
        url: routes.login.path,
        payload: { jwe: await gateway.seal({ ...payload, [key]: value }) },
      });
      expect(answer.statusCode, `${key}: ${String(value).slice(0, 20)}`).toBe(400);
    }
  });
});

describe('hostile input outside the JSON contract', () => {
  const gamesHost = { host: 'games.localhost:4000' };

  it('is refused by a game’s page', async () => {
    for (const ticket of ['a&ticket=b', '%00', '%ED%A0%80', '%', 'x'.repeat(5_000), '&ticket[]=a', ''])
      expect([400, 404], ticket.slice(0, 20)).toContain(
        (await send({ method: 'GET', url: `/slot/?ticket=${ticket}`, headers: gamesHost })).statusCode,
      );
  });

  it.each([
    'play/open',
    'play/rotate',
    'play/close',
    'slot/spin',
    'dice/roll',
    'mines/start',
    'mines/reveal',
    'mines/cashout',
    'mines/resume',
    'crash/feed',
    'crash/stake',
    'crash/leave',
    'roulette/stake',
    'roulette/undo',
  ])('is refused by the game’s call %s', async (name) => {
    const body = {
      ticket: 'x'.repeat(43),
      session: 'x'.repeat(43),
      idempotencyKey: 'x'.repeat(8),
      stake: 100,
      clientSeed: 'x',
      commitment: '0'.repeat(64),
      wins: 5_000,
      isOver: true,
      mines: 3,
      round: '00000000-0000-0000-0000-000000000000',
      cell: 3,
      key: '00000000-0000-0000-0000-000000000000',
      auto: 200,
      chips: [{ spot: 1, amount: 100 }],
    };
    const staked = ['session', 'idempotencyKey', 'stake', 'clientSeed'] as const;
    const own: Record<string, readonly (keyof typeof body)[]> = {
      'play/open': ['ticket'],
      'play/rotate': ['session', 'commitment'],
      'play/close': ['session'],
      'slot/spin': staked,
      'dice/roll': [...staked, 'wins', 'isOver'],
      'mines/start': [...staked, 'mines'],
      'mines/reveal': ['session', 'round', 'cell'],
      'mines/cashout': ['session', 'round'],
      'mines/resume': ['session'],
      'crash/feed': ['session'],
      'crash/stake': [...staked, 'round', 'auto'],
      'crash/leave': ['session', 'key'],
      'roulette/stake': ['session', 'idempotencyKey', 'clientSeed', 'round', 'chips'],
      'roulette/undo': ['session', 'key'],
    };
    const [area = '', call = ''] = name.split('/');
    const sent = Object.fromEntries((own[name] ?? []).map((key) => [key, body[key]]));
    for (const value of hostile)
      for (const key of own[name] ?? [])
        await expectClosedCode({ method: 'POST', url: `/${area}/api/${call}`, headers: gamesHost, payload: { ...sent, [key]: value } });
  });

  it('finds no picture', async () => {
    for (const file of [
      'cover/%00-p.svg',
      'cover/999999-p.svg',
      'banner/999999.svg',
      'vendor/%00-dark.svg',
      'avatar/%ED%A0%80.svg',
      'scene/%',
    ])
      expect([400, 404], file).toContain((await send({ method: 'GET', url: `/art/${file}?l=a&l=b` })).statusCode);
  });

  it('causes no error in the control calls, which keep working', async () => {
    const calls = {
      setStatus: { status: 0, maintenance: false, regionRestriction: false, endTime: null },
      addFault: { path: '/no/such', merchant: 'ALPHA', caller: 'nobody', status: 500, delay: 0, count: 1 },
      shiftClock: { offset: 0 },
      grant: { account: 'demo', amount: 1, idempotencyKey: 'x' },
    };
    for (const [name, body] of Object.entries(calls) as [keyof typeof calls, object][]) {
      for (const key of Object.keys(body)) {
        for (const value of hostile.filter((each) => typeof each !== 'number' || Math.abs(each) > 1_000)) {
          const answer = await gateway.control(name, { ...body, [key]: value });
          expect(answer.statusCode, `${name} ${key}: ${String(value).slice(0, 20)}`).not.toBe(500);
          await gateway.control('shiftClock', { offset: 0 });
        }
      }
    }
    expect((await gateway.control('health')).statusCode).toBe(200);
  });
});
