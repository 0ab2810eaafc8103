import { expect, it } from 'vitest';
import { openTestFleet, until } from '../../test/test-fleet.ts';
import { countJobs } from './queue.repo.ts';

const runs: string[] = [];
const stuck = Promise.withResolvers<void>();
const runsOf = (run: string): number => runs.filter((each) => each === run).length;

const fleet = await openTestFleet({
  sweeps: [
    {
      name: 'failing',
      every: 200,
      forMerchant: async ({ merchant }) => {
        runs.push(`failing ${merchant.code}`);
        if (merchant.code === 'ALPHA') throw new Error('ALPHA has a broken row');
      },
    },
    {
      name: 'hanging',
      every: 200,
      forMerchant: async ({ merchant }) => {
        runs.push(`hanging ${merchant.code}`);
        if (merchant.code === 'ALPHA') await stuck.promise;
      },
    },
  ],
});

it('a failing sweep of one merchant does not stop the sweeps of others, and the log names the merchant', async () => {
  await until(() => runsOf('failing BETA') >= 5, 'BETA is swept in five periods');
  await until(() => fleet.nodes.some(({ logged }) => logged.length > 0), 'the failure is logged');
  const alpha = fleet.nodes[0].platform.merchants.all().find(({ code }) => code === 'ALPHA');
  const [failure] = fleet.nodes.flatMap(({ logged }) => logged);
  expect(failure).toMatchObject({ job: 'sweep/failing/merchant', merchantId: alpha?.id, err: new Error('ALPHA has a broken row') });
});

it('a hanging sweep of one merchant does not stop the sweeps of others, and its own runs do not pile up', async () => {
  await until(() => runsOf('hanging ALPHA') === 1, 'ALPHA hangs');
  await until(() => runsOf('hanging BETA') >= 5, 'BETA is swept in five periods');
  expect(runsOf('hanging ALPHA')).toBe(1);
  const own = (await countJobs(fleet.db)).find(({ name }) => name === 'sweep/hanging/merchant');
  expect(own?.active).toBeGreaterThanOrEqual(1);
  expect(own?.dead).toBe(0);
  stuck.resolve();
  await until(() => runsOf('hanging ALPHA') > 1, 'ALPHA is swept again');
});
