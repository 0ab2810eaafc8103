import Type from 'typebox';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestFleet, until } from '../../test/test-fleet.ts';
import { defineJob } from './job.ts';
import { countJobs } from './queue.repo.ts';

const day = 24 * 3_600_000;
/** Far from the end of a period, so that none ends during a test. */
const noon = day / 2 - (Date.now() % day);

const due: { n: number; now: Date }[] = [];
const swept: { now: Date }[] = [];
const remind = defineJob({
  name: 'remind',
  payload: Type.Object({ n: Type.Integer() }),
  run: async ({ payload, now }) => void due.push({ ...payload, now }),
});
const fleet = await openTestFleet({
  jobs: [remind],
  sweeps: [{ name: 'daily', every: day, run: async (context) => void swept.push(context) }],
});
const [first, second] = fleet.nodes;

const days = (): number[] => swept.map(({ now }) => Math.floor((now.getTime() - noon) / day) - Math.floor(Date.now() / day));
const isIdle = async (): Promise<boolean> => (await countJobs(fleet.db)).every(({ waiting, active }) => waiting + active === 0);

/** Sets the clocks of both gateways, as a control call does on each, and lets both enqueue what they consider due. */
async function shift(offset: number): Promise<void> {
  for (const { platform } of fleet.nodes) {
    platform.clock.shiftTo(noon + offset);
    await platform.jobs.retime();
  }
  await Promise.all(fleet.nodes.flatMap(({ platform }) => platform.jobs.registry.sweeps.map((sweep) => platform.jobs.enqueueSweep(sweep))));
}

beforeEach(() => shift(0));
afterEach(() => {
  due.length = 0;
});

it('sweeps once per period of the gateway’s clock, and again when the clock goes back to a period', async () => {
  await until(() => swept.some(({ now }) => now.getTime() - Date.now() - noon > -day / 2), 'this period is swept');
  await until(isIdle, 'nothing waits');
  swept.length = 0;
  await shift(0);
  await shift(day / 4);
  await until(isIdle, 'nothing waits');
  expect(days()).toEqual([]);

  await shift(3 * day);
  await until(() => swept.length > 0, 'the later period is swept');
  await shift(3 * day + day / 4);
  await until(isIdle, 'nothing waits');
  expect(days()).toEqual([3]);

  await shift(0);
  await shift(3 * day);
  await until(() => swept.length > 1, 'the later period is swept again');
  expect(days()).toEqual([3, 3]);
});

it('runs a job due in three days once the clock is three days ahead, and not before', async () => {
  const { jobs, clock } = first.platform;
  const at = new Date(clock.now().getTime() + 3 * day);
  const put = (n: number, order: { at?: Date }): Promise<boolean> =>
    fleet.db.transaction().execute((trx) => jobs.enqueue(trx, remind, { n }, { merchantId: null, ...order }));
  await put(3, { at });
  await shift(2 * day);
  await put(0, {});
  await until(() => due.length > 0, 'the job for now has run');
  expect(due.map(({ n }) => n)).toEqual([0]);

  // Only one gateway's clock advances. The gateway that runs the job gets a time not before its own.
  first.platform.clock.shiftTo(noon + 3 * day + 60_000);
  await first.platform.jobs.retime();
  await until(() => due.length > 1, 'the reminder has run');
  expect(due[1]?.n).toBe(3);
  expect(due[1]?.now.getTime()).toBeGreaterThanOrEqual(at.getTime());
  expect(second.platform.clock.now().getTime()).toBeLessThan(at.getTime());
});

it('computes a job’s due time from the shifted clock when the job is enqueued', async () => {
  await shift(-2 * day);
  const { jobs, clock } = first.platform;
  const put = (n: number, later: number): Promise<boolean> =>
    fleet.db
      .transaction()
      .execute((trx) => jobs.enqueue(trx, remind, { n }, { merchantId: null, at: new Date(clock.now().getTime() + later) }));
  await put(1, day);
  await put(2, 0);
  await until(() => due.length > 0, 'the job for now has run');
  expect(due.map(({ n }) => n)).toEqual([2]);
  await shift(0);
  await until(() => due.length > 1, 'the other one has run');
});
