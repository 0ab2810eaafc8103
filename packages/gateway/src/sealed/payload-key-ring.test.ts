import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/postgres/test-database.ts';
import { sealFor } from '../../test/test-gateway.ts';
import { connectRuntime } from '#database/database.ts';
import { Tenants } from '#database/tenants.ts';
import type { GatewayDatabase } from '#database/schema.ts';
import { Clock } from '#base/clock.ts';
import { JweCipher } from './jwe-cipher.ts';
import { KeySecrets } from './key-secrets.ts';
import type { PublicKey } from './payload-cipher.ts';
import { keyLife, openAfter, sealOverlap } from './payload-key-life.ts';
import { PayloadKeyRing } from './payload-key-ring.ts';

const start = Date.parse('2026-01-01T00:00:00Z');
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const secret = 'the secret that these keys lie under';

/** Advances only on command. */
class StoppedClock extends Clock {
  time = start;

  override now(): Date {
    return new Date(this.time);
  }
}

interface Node {
  readonly clock: StoppedClock;
  readonly ring: PayloadKeyRing;
  readonly cipher: JweCipher;
}

let database: TestDatabase;
let tenants: Tenants;
let db: GatewayDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  tenants = new Tenants(connectRuntime(database.url, 20));
  db = tenants.of(null);
});

beforeEach(async () => {
  await db.deleteFrom('payload_key').execute();
});

afterAll(async () => {
  await tenants.close();
  await database.drop();
});

async function aNode(secrets: readonly string[] = [secret], clock = new StoppedClock()): Promise<Node> {
  const ring = new PayloadKeyRing(db, clock, new KeySecrets(secrets));
  await ring.prepare();
  return { clock, ring, cipher: new JweCipher(ring) };
}

async function aFleet(): Promise<{ one: Node; two: Node; setTime: (time: number) => void }> {
  const [one, two] = [await aNode(), await aNode()];
  return { one, two, setTime: (time) => void (one.clock.time = two.clock.time = time) };
}

const kidsOf = async ({ cipher }: Node) => (await cipher.publicKeys()).map(({ kid }) => kid);
const rotate = ({ cipher, clock }: Node) => cipher.rotateKeys(clock.now());
const opens = async ({ cipher }: Node, key: PublicKey) => (await cipher.open(await sealFor(key, { hello: 'there' }))) !== null;

async function firstKey({ cipher }: Node): Promise<PublicKey> {
  const [key] = await cipher.publicKeys();
  if (key === undefined) throw new Error('no key to seal with');
  return key;
}

const storedKids = async () => (await db.selectFrom('payload_key').select('kid').orderBy('seals_from').execute()).map(({ kid }) => kid);

describe('a key for sealed calls', () => {
  it('is replaced after 30 days by a key published one hour before its first use', async () => {
    const { one, two, setTime } = await aFleet();
    const [old] = await kidsOf(one);
    setTime(start + keyLife - sealOverlap - minute);
    await rotate(one);
    expect(await kidsOf(one)).toEqual([old]);

    setTime(start + keyLife - sealOverlap);
    await rotate(one);
    const [, next] = await kidsOf(one);
    expect(next).toBeDefined();
    expect(await kidsOf(two)).toEqual([old, next]);

    setTime(start + keyLife);
    expect([await kidsOf(one), await kidsOf(two)]).toEqual([[next], [next]]);
  });

  it('opens payloads in every gateway for 24 hours after its last use, and is then deleted', async () => {
    const { one, two, setTime } = await aFleet();
    const old = await firstKey(one);
    setTime(start + keyLife - sealOverlap);
    await rotate(one);
    setTime(start + keyLife + openAfter - second);
    await rotate(one);
    expect([await opens(one, old), await opens(two, old)]).toEqual([true, true]);
    setTime(start + keyLife + openAfter);
    expect([await opens(one, old), await opens(two, old)]).toEqual([false, false]);
    expect(await storedKids()).toHaveLength(2);
    await rotate(two);
    expect(await storedKids()).toEqual(await kidsOf(one));
    expect([await opens(one, old), await opens(two, old)]).toEqual([false, false]);
  });

  it('is created once when several gateways find it due at the same moment', async () => {
    const { one, two, setTime } = await aFleet();
    setTime(start + keyLife);
    const rush = [one, two, one, two, one, two, one, two];
    // Opens the connections before the race.
    await Promise.all(rush.map(storedKids));
    await Promise.all(rush.map(rotate));
    expect(await storedKids()).toHaveLength(2);
    expect(await kidsOf(one)).toEqual(await kidsOf(two));
  });

  it('opens a payload in a gateway that has not seen it yet', async () => {
    const { one, two, setTime } = await aFleet();
    await db.deleteFrom('payload_key').execute();
    setTime(start + minute);
    const fresh = await firstKey(one);
    two.clock.time = start + 2 * second;
    expect(await opens(two, fresh)).toBe(true);
  });

  it('is looked up at most once a second when unknown, and once for all callers', async () => {
    const node = await aNode();
    const forged = { ...(await firstKey(node)), kid: 'nobody’s' };
    const reads = vi.spyOn(db, 'selectFrom');
    try {
      const lookups = async () => {
        reads.mockClear();
        await Promise.all(Array.from({ length: 20 }, () => opens(node, forged)));
        await opens(node, forged);
        return reads.mock.calls.length;
      };
      node.clock.time += second - 1;
      expect(await lookups()).toBe(0);
      node.clock.time += 1;
      expect(await lookups()).toBe(1);
      expect(await lookups()).toBe(0);
    } finally {
      reads.mockRestore();
    }
  });

  it('causes a gateway error, not a sender error, when the database is down', async () => {
    const nowhere = new Tenants(connectRuntime('postgres://nobody@127.0.0.1:1/nothing', 1));
    const away = nowhere.of(null);
    const cipher = new JweCipher(new PayloadKeyRing(away, new StoppedClock(), new KeySecrets([secret])));
    const key = await firstKey(await aNode());
    await expect(sealFor(key, {}).then((jwe) => cipher.open(jwe))).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await away.destroy();
  });

  it('is created again when the table was emptied', async () => {
    const node = await aNode();
    const [lost] = await kidsOf(node);
    await db.deleteFrom('payload_key').execute();
    node.clock.time += minute;
    const key = await firstKey(node);
    expect(key.kid).not.toBe(lost);
    expect(await opens(node, key)).toBe(true);
  });

  it('is not delayed by a key made with a clock far ahead', async () => {
    const { one, two } = await aFleet();
    one.clock.time = start + 3_650 * 24 * hour;
    await rotate(one);
    two.clock.time = start + keyLife;
    await rotate(two);
    two.clock.time += sealOverlap;
    const { seals_from } = await db
      .selectFrom('payload_key')
      .select('seals_from')
      .where('kid', '=', (await firstKey(two)).kid)
      .executeTakeFirstOrThrow();
    expect(seals_from).toEqual(two.clock.now());
  });
});

describe('the stored private key', () => {
  it('is unreadable to a reader of the table', async () => {
    const key = await firstKey(await aNode());
    const rows = await db.selectFrom('payload_key').selectAll().execute();
    const stored = rows
      .map(({ sealed_jwk }) =>
        sealed_jwk
          .split('.')
          .map((part) => Buffer.from(part, 'base64url').toString('latin1'))
          .join(),
      )
      .join();
    for (const part of [key.x, key.y, '"d"']) expect(stored + JSON.stringify(rows)).not.toContain(part);
  });

  it('opens only with the secret it was stored under', async () => {
    await aNode();
    await expect(aNode(['another secret, as long as the first'])).rejects.toMatchObject({
      name: 'KeySecretUnusable',
      message: expect.stringContaining('LIVERY_KEY_SECRET'),
    });
  });

  it('does not open in another row', async () => {
    await aNode();
    await db.updateTable('payload_key').set({ kid: 'another' }).execute();
    await expect(aNode()).rejects.toMatchObject({ name: 'KeySecretUnusable' });
  });

  it('moves to a new secret at startup while the fleet keeps running', async () => {
    const running = await aNode();
    const key = await firstKey(running);
    const changed = 'the secret that comes after the first';
    const renewed = await aNode([changed, secret]);
    running.clock.time += minute;
    expect([await opens(running, key), await opens(renewed, key)]).toEqual([true, true]);
    expect(await opens(await aNode([changed]), key)).toBe(true);
    await expect(aNode([secret])).rejects.toMatchObject({ name: 'KeySecretUnusable' });
  });

  it.each([
    ['none', []],
    ['a short one', ['x'.repeat(31)]],
    ['a short one before it', [secret, 'short']],
  ])('cannot be stored under %s', (_kind, secrets) => {
    expect(() => new KeySecrets(secrets)).toThrow(expect.objectContaining({ name: 'KeySecretUnusable' }));
  });
});

describe('a fleet', () => {
  it('has a key that every gateway opens, in any order of rotating, starting, waiting and expiring', async () => {
    const step = fc.oneof(
      fc.record({
        act: fc.constant('wait' as const),
        time: fc.oneof(fc.integer({ min: second, max: 3 * hour }), fc.integer({ min: hour, max: 45 * 24 * hour })),
      }),
      fc.record({ act: fc.constantFrom('rotate' as const, 'restart' as const, 'seal' as const), node: fc.nat({ max: 1 }) }),
      fc.record({ act: fc.constant('rotate together' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), fc.integer({ min: 0, max: 20 * second }), async (steps, skew) => {
        await db.deleteFrom('payload_key').execute();
        const clocks = [new StoppedClock(), new StoppedClock()] as const;
        clocks[1].time += skew;
        const nodes = [await aNode([secret], clocks[0]), await aNode([secret], clocks[1])];
        const sealed: { jwe: string; at: number }[] = [];
        const at = (index: number): Node => nodes[index] ?? expect.fail('there are two');
        for (const each of steps) {
          if (each.act === 'wait') for (const clock of clocks) clock.time += each.time;
          else if (each.act === 'rotate together') await Promise.all(nodes.map(rotate));
          else if (each.act === 'rotate') await rotate(at(each.node));
          else if (each.act === 'restart') nodes[each.node] = await aNode([secret], clocks[each.node] ?? clocks[0]);
          else sealed.push({ jwe: await sealFor(await firstKey(at(each.node)), {}), at: clocks[0].time });

          for (const node of nodes) {
            const key = await firstKey(node);
            for (const other of nodes) expect(await opens(other, key), JSON.stringify(each)).toBe(true);
            for (const { jwe, at: time } of sealed)
              if (clocks[0].time - time < openAfter - minute) expect(await node.cipher.open(jwe)).not.toBeNull();
          }
          expect((await storedKids()).length).toBeLessThanOrEqual(3);
        }
      }),
      { numRuns: 25 },
    );
  });
});
