import { expect, it } from 'vitest';
import { openTestFleet, until } from '../../../test/test-fleet.ts';
import { deliverMessage } from './deliver-message.ts';
import { carriersFor } from './carriers.ts';
import { listInbox } from './message.repo.ts';
import type { Carrier, NewMessage } from './message.ts';
import { Messages } from './messages.ts';

const fleet = await openTestFleet({ jobs: [deliverMessage] });
const [{ platform }] = fleet.nodes;
const merchant = platform.merchants.byCode('ALPHA') ?? expect.fail('there is no ALPHA');
const { tenants } = platform;
const now = new Date('2026-11-20T12:00:00Z');
const messageTo = (receiver: string): NewMessage => ({
  merchantId: merchant.id,
  channel: 'mail',
  receiver,
  subject: 'Hello',
  content: 'One line.',
});
const inboxOf = async (receiver: string) => (await listInbox(tenants.of(merchant.id), merchant.id, { receiver, limit: 10 })).items;
const waiting = async (): Promise<number[]> =>
  (await tenants.of(merchant.id).selectFrom('message').select('id').where('delivered_at', 'is', null).execute()).map(({ id }) => id);

it('sends once in a fleet, and only if the transaction commits', async () => {
  const undone = tenants.transaction(merchant.id, async (trx) => {
    await platform.messages.send(trx, messageTo('nobody@alpha.example'), now);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await tenants.transaction(merchant.id, (trx) => platform.messages.send(trx, messageTo('ana@alpha.example'), now));
  await until(async () => (await inboxOf('ana@alpha.example')).length > 0, 'the message is in the inbox');
  expect(await inboxOf('ana@alpha.example')).toEqual([
    {
      id: expect.any(Number),
      channel: 'mail',
      receiver: 'ana@alpha.example',
      subject: 'Hello',
      content: 'One line.',
      html: null,
      delivered_at: expect.any(Date),
    },
  ]);
  expect(await inboxOf('nobody@alpha.example')).toEqual([]);
  expect(await waiting()).toEqual([]);
});

it('retries a message that was not accepted, and deletes one that was sent', async () => {
  const attempts: number[] = [];
  const carrier: Carrier = {
    isInbox: false,
    deliver: async ({ id }) => {
      attempts.push(id);
      if (attempts.length === 1) throw new Error('busy');
    },
    close: () => {},
  };
  const messages = new Messages({ mail: carrier, sms: null }, fleet.jobs);
  // The fleet's workers own the inbox, so this runs the job by hand.
  const messageId = await tenants
    .of(merchant.id)
    .transaction()
    .execute(async (trx) => {
      const { id } = await trx
        .insertInto('message')
        .values({
          merchant_id: merchant.id,
          channel: 'mail',
          receiver: 'a@b.example',
          subject: '',
          content: '',
          created_at: now,
          delivered_at: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    });
  await expect(messages.deliver(tenants, merchant, messageId, now)).rejects.toThrow('busy');
  expect(await waiting()).toEqual([messageId]);
  for (let time = 0; time < 2; time += 1) await messages.deliver(tenants, merchant, messageId, now);
  expect(attempts).toEqual([messageId, messageId]);
  expect(await waiting()).toEqual([]);
  expect(await inboxOf('a@b.example')).toEqual([]);
});

it('is not available in production without a carrier', async () => {
  const messages = new Messages(carriersFor('production', {}), fleet.jobs);
  expect([messages.canSend('mail'), messages.canSend('sms')]).toEqual([false, false]);
  const sent = tenants.transaction(merchant.id, (trx) => messages.send(trx, messageTo('ana@alpha.example'), now));
  await expect(sent).rejects.toMatchObject({ code: 'NOT_AVAILABLE' });
});
