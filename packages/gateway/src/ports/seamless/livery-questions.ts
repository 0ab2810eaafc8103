import { randomBytes } from 'node:crypto';
import Type, { type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { AppError } from '#base/app-error.ts';
import { signRequest } from './signed-request.ts';
import type { Questions } from './sportsbook.ts';

/** The calls of docs/vendors.md that an aggregator may support. */
export type AskedCall = 'health' | 'fixtures' | 'settlement';

const timeout = 2_000;
/** How long a health answer is valid, in milliseconds. */
const healthHolds = 5_000;
const mostBytes = 1_000_000;

const name = Type.String({ minLength: 1, maxLength: 100 });
const count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const points = Type.Integer({ minimum: 0, maximum: 10_000 });
const odds = Type.Union([Type.Integer({ minimum: 101, maximum: 1_000_000 }), Type.Null()]);
const match = {
  id: Type.String({ pattern: '^[\\w-]{1,40}$' }),
  sport: Type.String({ pattern: '^[a-z]{1,32}$' }),
  league: name,
  home: name,
  away: name,
  startsAt: count,
  isLive: Type.Boolean(),
  score: Type.Tuple([points, points]),
  hasDraw: Type.Boolean(),
};
const Fixtures = Compile(
  Type.Object({
    fixtures: Type.Array(
      Type.Object({
        ...match,
        type: Type.Enum(['SPORTS', 'ESPORTS']),
        progress: Type.Integer({ minimum: 0, maximum: 100 }),
        odds: Type.Object({ home: odds, draw: odds, away: odds }),
      }),
      { maxItems: 500 },
    ),
  }),
);
const Booked = Compile(Type.Object({ fixtures: Type.Array(Type.Object({ ...match, bets: count, staked: count }), { maxItems: 500 }) }));
const Ended = Compile(Type.Object({ settled: Type.Union([count, Type.Null()]) }));
const Healthy = Compile(Type.Object({ isOpen: Type.Boolean() }));

interface Asked {
  readonly url: string;
  readonly takes: readonly AskedCall[];
  readonly keyOf: (merchant: string) => string | null;
}

const away = (): AppError => new AppError('UNAVAILABLE', { retryAfter: 5 });

/** Sends calls as described in docs/vendors.md. They are signed like the wallet's calls. */
export function liveryQuestions({ url, takes, keyOf }: Asked): Questions {
  async function ask<Schema extends TSchema>(merchant: string, call: string, asked: object, answer: ReturnType<typeof Compile<Schema>>) {
    const key = keyOf(merchant);
    if (key === null) throw away();
    const address = new URL(`${url.replace(/\/$/, '')}/livery/${encodeURIComponent(merchant)}/${call}`);
    const body = JSON.stringify(asked);
    // Uses the machine's clock. The gateway's may be shifted, which the other side cannot know.
    const signature = signRequest(
      key,
      { method: 'POST', path: address.pathname, body },
      { nonce: randomBytes(18).toString('base64url'), at: new Date() },
    );
    const told = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signature },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
      .then(async (response) => (response.ok ? readLimited(response) : null))
      .catch(() => null);
    if (!answer.Check(told)) throw away();
    return told;
  }

  const health = new Map<string, { readonly until: number; readonly isOpen: Promise<boolean> }>();
  const isOpen = (merchant: string): Promise<boolean> => {
    if (!takes.includes('health')) return Promise.resolve(true);
    const known = health.get(merchant);
    if (known !== undefined && known.until > Date.now()) return known.isOpen;
    const asked = ask(merchant, 'health', {}, Healthy).then(
      (told) => told.isOpen,
      () => false,
    );
    health.set(merchant, { until: Date.now() + healthHolds, isOpen: asked });
    return asked;
  };

  return {
    isOpen,
    fixtures: takes.includes('fixtures') ? async (merchant) => (await ask(merchant, 'fixtures', {}, Fixtures)).fixtures : null,
    settlement: takes.includes('settlement')
      ? {
          booked: async (merchant) => (await ask(merchant, 'booked', {}, Booked)).fixtures,
          end: async (merchant, verdict) => (await ask(merchant, 'end', verdict, Ended)).settled,
        }
      : null,
  };
}

async function readLimited(response: Response): Promise<unknown> {
  const text = await response.text();
  return text.length > mostBytes ? null : (JSON.parse(text) as unknown);
}
