import { Site } from '../../page-models/site.ts';
import { controlCall } from '../../support/control-call.ts';
import { expect, test } from '../../support/test.ts';

/** Journeys that run at the same time play as other members. */
const account = 'agent42';

test('incoming money updates the balance in two idle tabs', { tag: '@control' }, async ({ context, t, brand, site }) => {
  const other = await context.newPage();
  const [first, second] = [site, new Site(other, t)];
  await first.openAs(account);
  await second.openAs(account, '/promotions');
  const cash = await first.amount();
  expect(await second.amount()).toBe(cash);
  await controlCall(brand, 'grant', { account, amount: 777 });
  await expect.poll(() => first.amount()).toBe(cash + 777);
  await expect.poll(() => second.amount()).toBe(cash + 777);
});
