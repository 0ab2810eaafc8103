// A process that posts to the ledger for some seconds and prints how many postings it made. The bench starts one or
// two.
import { parseArgs } from 'node:util';
import { connectRuntime } from '@livery/gateway/database';
import { Tenants } from '@livery/gateway/tenants';
import { moved, post } from '@livery/gateway/ledger';
import type { PostingAccount } from './postings.ts';

const { values } = parseArgs({
  options: { url: { type: 'string' }, connections: { type: 'string' }, seconds: { type: 'string' }, accounts: { type: 'string' } },
});
const connections = Number(values.connections);
const accounts = JSON.parse(values.accounts ?? '[]') as PostingAccount[];
// A tenant gets at most half of the pool, so the pool is twice as large as one tenant needs.
const tenants = new Tenants(connectRuntime(values.url ?? '', connections * 2));

const worker = async (account: PostingAccount | undefined, deadline: number): Promise<number> => {
  let done = 0;
  if (account === undefined) return done;
  const { merchantId, accountId, unit } = account;
  for (; performance.now() < deadline; done += 1) {
    await tenants.transaction(merchantId, (trx) =>
      post(trx, {
        merchantId,
        kind: 'grant',
        actor: 'job:bench',
        at: new Date(),
        entries: moved({ house: 'PSP', unit }, { accountId }, 1),
      }),
    );
  }
  return done;
};
const run = async (seconds: number): Promise<number> => {
  const deadline = performance.now() + seconds * 1000;
  const counts = await Promise.all(Array.from({ length: connections }, (_, index) => worker(accounts[index % accounts.length], deadline)));
  return counts.reduce((sum, count) => sum + count, 0);
};

await run(0.5);
process.stdout.write(String((await run(Number(values.seconds))) / Number(values.seconds)));
await tenants.close();
