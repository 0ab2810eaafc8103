import { randomInt, randomUUID } from 'node:crypto';
import { routes, type RouteName } from '@livery/contract/routes';
import { beforeAll, describe, expect, it } from 'vitest';
import { agentCalls, harmless, inputFor, named, partOf, shapeOf, type Named } from '../../../test/agents/agent-calls.ts';
import { lightHash } from '../../../test/session/light-passwords.ts';
import { recruitingWorld } from '../../../test/agents/recruiting-world.ts';
import { openTeamWorld } from '../../../test/agents/team-reports-world.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';

const gateway = await openTestGateway({ poolSize: 32 });
const { owner } = gateway;
const world = await openTeamWorld(gateway);
const { add } = recruitingWorld(gateway);
/** Random ids, divided among the fields. */
const inAll = 10_000;
/** Each attempt at this call costs a hash, for known and unknown members. */
const dear: readonly RouteName[] = ['renewFirstPassword'];
const atOnce = 16;

type Id = number | string;

/**
 * Ids of contracts, lines and statements are tried in `modules/agreements`, `modules/commissions`, `modules/statements`
 * and `modules/play-proofs`.
 */
const calls = agentCalls.filter((name) => !['contracts', 'statements'].includes(routes[name].domain));
const asked = calls.flatMap((name) =>
  Object.keys(shapeOf(name).properties ?? {}).flatMap((field) => {
    const kind = named[field];
    return kind === undefined ? [] : [{ name, field, kind }];
  }),
);
type Asked = (typeof asked)[number];

let token = '';
let ids: Record<Named, Ids>;
beforeAll(async () => {
  token = await gateway.logIn('agent2');
  const whose = { merchant_id: world.merchantId, member_id: world.of.agent2.memberId };
  await owner
    .insertInto('member_credential')
    .values({ ...whose, kind: 'payment', hash: lightHash(String(harmless['paymentPassword'])), expires_at: null, changed_at: new Date() })
    .execute();
  for (const name of ['lucas', 'rafael', 'sofia', 'agent'] as const) {
    await world.deposit(name, '2026-03-11T15:00:00Z', 5_000);
    await world.of[name].play({ at: '2026-03-12T15:00:00Z', stake: 300, win: 100 });
  }
  ids = await readIds();
});

/** The answer to a call for an id, without the parts that differ each time. */
async function answerFor({ name, field }: Asked, id: Id): Promise<string> {
  const input = inputFor(name, { [field]: field === 'ids' ? [id] : id });
  if (routes[name].isFile) {
    const query = Object.fromEntries(Object.entries(input).map(([key, value]) => [key, String(value)]));
    const { statusCode, body } = await gateway.inject({
      method: 'GET',
      url: routes[name].path,
      query,
      headers: { merchant: 'ALPHA', authorization: `Bearer ${token}` },
    });
    return statusCode === 200 ? body : `${statusCode} ${(JSON.parse(body) as { message: string }).message}`;
  }
  const { status, envelope } = await gateway.call(name, { token, [partOf(name)]: input });
  const { until: _until, requestId: _requestId, ...told } = envelope.value;
  return JSON.stringify([status, told]);
}

interface Ids {
  readonly own: Id;
  readonly foreign: readonly Id[];
  readonly nobodys: () => Id;
}

async function readIds(): Promise<Record<Named, Ids>> {
  const { memberId } = (await add(token)).envelope.value as unknown as { memberId: number };
  const members = await owner.selectFrom('member').select(['id', 'username', 'merchant_id', 'lineage_id']).execute();
  const below = await owner
    .selectFrom('lineage_ancestor')
    .select('lineage_id')
    .where('ancestor_id', '=', world.of.agent2.memberId)
    .execute();
  const lineages = new Set(below.map(({ lineage_id }) => lineage_id));
  const isForeign = ({ id, lineage_id }: (typeof members)[number]) => !lineages.has(lineage_id) && id !== world.of.agent2.memberId;
  const team = members.filter((member) => !isForeign(member));
  const foreign = members.filter(isForeign);
  const links = [await linkOf('agent2'), await linkOf('agent'), await linkOf('agent41'), await linkOf('agent', 'BETA')];
  const [ownLink = 0, ...theirLinks] = links;
  const notices = await owner.selectFrom('announcement').select(['id', 'audiences']).where('merchant_id', '=', world.merchantId).execute();
  const isForAgents = ({ audiences }: (typeof notices)[number]) => audiences.includes('G');
  const used = new Set([...members, ...notices].map(({ id }) => id).concat(links));
  const nobodys = (bits = 48): number => {
    const id = randomInt(1, 2 ** randomInt(5, bits));
    return used.has(id) ? nobodys(bits) : id;
  };
  // The beginning of a team account finds that account, and another merchant may have the same account.
  const isTold = ({ username }: (typeof members)[number]) => !team.some((each) => each.username.startsWith(username));
  return {
    member: { own: memberId, foreign: foreign.map(({ id }) => id), nobodys: () => nobodys() },
    account: {
      own: 'lucas',
      foreign: [...foreign.filter(isTold).map(({ username }) => username), ...foreign.map(({ id }) => String(id))],
      nobodys: () => (randomInt(2) === 0 ? String(nobodys()) : randomUUID().slice(0, randomInt(8, 20))),
    },
    link: { own: ownLink, foreign: theirLinks, nobodys: () => nobodys() },
    notice: {
      own: notices.find(isForAgents)?.id ?? 0,
      foreign: notices.filter((each) => !isForAgents(each)).map(({ id }) => id),
      nobodys: () => nobodys(31),
    },
  };
}

async function linkOf(account: string, merchant = 'ALPHA'): Promise<number> {
  const body = { idempotencyKey: randomUUID(), kind: 'player', rates: [], note: '', expiresOn: null, cap: null };
  const { envelope } = await gateway.call('addInvitationLink', { merchant, token: await gateway.logIn(account, merchant), body });
  return Number(envelope.value['id']);
}

/** All limits are off, so that each call can be tried. */
const inBatches = async (ids: readonly Id[], look: (id: Id) => Promise<void>) => {
  for (let start = 0; start < ids.length; start += atOnce) {
    await owner.deleteFrom('rate_count').execute();
    await Promise.all(ids.slice(start, start + atOnce).map(look));
  }
};

describe('a call of an agent', () => {
  it('has no id field that this test does not know', () => {
    const unknown = calls.flatMap((name) =>
      Object.keys(shapeOf(name).properties ?? { '(no plain object)': true })
        .filter((field) => !Object.hasOwn(named, field) && !Object.hasOwn(harmless, field))
        .map((field) => `${name}.${field}`),
    );
    expect(unknown).toEqual([]);
    expect(asked.length).toBeGreaterThan(15);
  });

  it.each(asked)(
    '$name answers a foreign $field as if it did not exist',
    async (call) => {
      const { own, foreign, nobodys } = ids[call.kind];
      const nothing = await answerFor(call, nobodys());
      const tried = [
        ...foreign,
        ...Array.from({ length: dear.includes(call.name) ? 20 : Math.ceil(inAll / (asked.length - dear.length)) }, nobodys),
      ];
      const answered: Id[] = [];
      await inBatches(tried, async (id) => {
        if ((await answerFor(call, id)) !== nothing) answered.push(id);
      });
      expect(answered).toEqual([]);
      expect(foreign.length).toBeGreaterThan(1);
      expect(await answerFor(call, own), 'an id of the own team, which is answered').not.toBe(nothing);
    },
    60_000,
  );
});
