import Type from 'typebox';
import { beforeEach, expect, it } from 'vitest';
import { openTestFleet, until } from '../../test/test-fleet.ts';
import { defineEvent, listenTo } from './job.ts';
import { countJobs, reviveDeadJobs } from './queue.repo.ts';

const betSettled = defineEvent({ name: 'betSettled', payload: Type.Object({ member: Type.Integer(), n: Type.Integer() }) });

const heard: { who: string; member: number; n: number; merchant: string | undefined }[] = [];
let isBroken = false;
/** The first event of this member is not finished before the gate opens. */
const held = 4;
let gate = Promise.withResolvers<void>();

const listener = (name: string, breaksAt: number | null) =>
  listenTo(betSettled, {
    name,
    retry: { limit: 0 },
    run: async ({ payload, merchant }) => {
      if (isBroken && payload.n === breaksAt) throw new Error('broken');
      if (payload.member === held && payload.n === 0) await gate.promise;
      heard.push({ who: name, ...payload, merchant: merchant?.code });
    },
  });
const fleet = await openTestFleet({ listensTo: [listener('turnover', 3), listener('missions', null)] });
const [alpha] = fleet.nodes[0].platform.merchants.all();

beforeEach(() => {
  heard.length = 0;
});

const tell = (member: number, ...ns: number[]): Promise<void> =>
  fleet.db.transaction().execute(async (trx) => {
    for (const n of ns) await fleet.jobs.tell(trx, betSettled, { member, n }, { merchantId: alpha?.id ?? 0, subject: `member:${member}` });
  });
const heardBy = (who: string, member: number): number[] =>
  heard.filter((one) => one.who === who && one.member === member).map(({ n }) => n);
const isIdle = async (): Promise<boolean> => (await countJobs(fleet.db)).every(({ waiting, active }) => waiting + active === 0);

it('delivers each event once to each listener, in order per subject, when events commit together', async () => {
  for (let n = 0; n < 20; n += 2) await Promise.all([1, 2, 3].map((member) => tell(member, n, n + 1)));
  await until(isIdle, 'all is heard');
  for (const who of ['turnover', 'missions'])
    for (const member of [1, 2, 3]) expect(heardBy(who, member)).toEqual(Array.from({ length: 20 }, (_, n) => n));
  expect(new Set(heard.map(({ merchant }) => merchant))).toEqual(new Set(['ALPHA']));
});

it('orders events of one subject by when they were told, not by when their transactions began', async () => {
  gate = Promise.withResolvers();
  await tell(held, 0);
  const began = Promise.withResolvers<void>();
  const mayTell = Promise.withResolvers<void>();
  const early = fleet.db.transaction().execute(async (trx) => {
    await trx.selectFrom('merchant').select('id').execute();
    began.resolve();
    await mayTell.promise;
    for (const n of [2, 3, 4])
      await fleet.jobs.tell(trx, betSettled, { member: held, n }, { merchantId: alpha?.id ?? 0, subject: `member:${held}` });
  });
  await began.promise;
  await tell(held, 1);
  mayTell.resolve();
  await early;
  gate.resolve();
  await until(isIdle, 'all is heard');
  expect(heardBy('turnover', held)).toEqual([0, 1, 2, 3, 4]);
});

it('delivers nothing from a transaction that was rolled back', async () => {
  const undone = fleet.db.transaction().execute(async (trx) => {
    await fleet.jobs.tell(trx, betSettled, { member: 5, n: 1 }, { merchantId: alpha?.id ?? 0, subject: 'member:5' });
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  await tell(5, 2);
  await until(isIdle, 'all is heard');
  expect(heardBy('turnover', 5)).toEqual([2]);
});

it('holds back events behind a dead one, for its subject and listener only, until it is revived', async () => {
  isBroken = true;
  await tell(6, 2, 3, 4);
  await tell(7, 2);
  await until(() => heardBy('missions', 6).length === 3 && heardBy('turnover', 7).length === 1, 'the others have heard');
  await until(async () => (await countJobs(fleet.db)).some(({ dead }) => dead === 1), 'it is dead');
  expect(heardBy('turnover', 6)).toEqual([2]);
  expect(await countJobs(fleet.db)).toContainEqual({ name: 'betSettled/turnover', waiting: 1, active: 0, dead: 1 });

  isBroken = false;
  await reviveDeadJobs(fleet.db, 'betSettled/turnover');
  await until(isIdle, 'all is heard');
  expect(heardBy('turnover', 6)).toEqual([2, 3, 4]);
});
