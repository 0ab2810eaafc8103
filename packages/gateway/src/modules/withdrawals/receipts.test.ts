import { countJobs } from '#jobs/queue.repo.ts';
import { routes } from '@livery/contract/routes';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openWithdrawalWorld, type Withdrawal } from '../../../test/money/withdrawal-world.ts';
import { forcedReceipt } from './forced-receipt.job.ts';
import { receiptReminder } from './receipt-reminder.job.ts';

const world = await openWithdrawalWorld();
const { gateway, paid, own, move, money, audit } = world;
const { platform } = gateway;
const marina = await world.withdrawer('marina');
const lucas = await world.withdrawer('lucas');

const confirm = (withdrawalId: number, body: object, who = marina) => world.call(who, 'confirmReceipt', { withdrawalId, ...body });
const find = async (withdrawalId: number, who = marina): Promise<Withdrawal | undefined> =>
  (await own(who)).find((one) => one.withdrawalId === withdrawalId);
const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();
const upload = async (token = marina.token): Promise<string> => {
  const response = await gateway.inject({
    method: 'POST',
    url: `${routes.uploadPicture.path}?purpose=withdrawalProof`,
    headers: { merchant: 'ALPHA', authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    payload: png,
  });
  return response.json<{ value: { uploadId: string } }>().value.uploadId;
};
/** The job, as a worker runs it when due. */
const force = (withdrawalId: number, now: Date) =>
  forcedReceipt.run({ payload: { withdrawalId }, merchant: platform.merchants.byCode('ALPHA'), platform, now });
const code = ({ envelope }: { envelope: { value: Record<string, unknown> } }) => envelope.value['code'];

describe('a receipt', () => {
  it('in full completes the withdrawal, once across all tabs [wallet-01]', async () => {
    const { withdrawalId, arrives } = await paid(marina);
    const [cash] = await money(marina);
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(withdrawalId, { receipt: 'full' })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(await find(withdrawalId)).toMatchObject({ state: 'receivedFull', received: arrives, refunded: null });
    expect((await find(withdrawalId))?.steps.map(({ state }) => state)).toEqual([
      'requested',
      'reviewing',
      'approved',
      'paid',
      'receivedFull',
    ]);
    expect(code(await confirm(withdrawalId, { receipt: 'partial', received: 1 }))).toBe('STATE_CHANGED');
    expect(await money(marina)).toEqual([cash, 0]);
    await audit();
  });

  it('in part opens a case for the rest, which the desk refunds [wallet-02]', async () => {
    const { withdrawalId, arrives } = await paid(marina);
    const [cash] = await money(marina);
    for (const body of [{}, { received: arrives }, { received: 0 }, { received: -1 }, { received: 0.5 }])
      expect(code(await confirm(withdrawalId, { receipt: 'partial', ...body }))).toBe('INVALID_REQUEST');
    expect((await confirm(withdrawalId, { receipt: 'partial', received: 4_000 })).status).toBe(200);
    expect(await find(withdrawalId)).toMatchObject({ state: 'receivedPartial', received: 4_000 });
    const refunds = await Promise.all(Array.from({ length: 6 }, () => move(withdrawalId, 'refunded')));
    expect(refunds.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await find(withdrawalId)).toMatchObject({ state: 'refunded', refunded: arrives - 4_000 });
    expect(await money(marina)).toEqual([cash + arrives - 4_000, 0]);
    await audit();
  });

  it('of nothing needs proof, which the desk sees [wallet-03, const-05]', async () => {
    const { withdrawalId } = await paid(marina);
    expect((await confirm(withdrawalId, { receipt: 'none' })).envelope.value).toMatchObject({ fields: { '/uploadIds': 'required' } });
    expect((await confirm(withdrawalId, { receipt: 'none', uploadIds: [] })).status).toBe(400);
    const ids = [await upload(), await upload(), await upload()];
    expect((await confirm(withdrawalId, { receipt: 'none', uploadIds: [...ids, await upload(lucas.token)] })).status).toBe(400);
    expect(code(await confirm(withdrawalId, { receipt: 'none', uploadIds: [ids[0], await upload(lucas.token)] }))).toBe('NOT_FOUND');
    expect((await find(withdrawalId))?.state).toBe('paid');
    expect((await confirm(withdrawalId, { receipt: 'none', uploadIds: ids })).envelope.value).toMatchObject({
      state: 'notReceived',
      received: 0,
    });
    const proof = await gateway.control('withdrawalProof', { withdrawalId });
    expect(proof.json<{ value: { pictures: string[] } }>().value.pictures).toHaveLength(3);
    const [cash] = await money(marina);
    expect(await move(withdrawalId, 'resolvedPaid')).toBe(200);
    expect(await money(marina)).toEqual([cash, 0]);
    await audit();
  });

  it('of nothing returns the fee too when it is refunded', async () => {
    await gateway.owner.updateTable('withdrawal_method').set({ fee_fixed: 500 }).where('kind', '=', 'pix').execute();
    const before = await money(marina);
    const { withdrawalId, fee } = await paid(marina);
    expect(fee).toBe(500);
    await confirm(withdrawalId, { receipt: 'none', uploadIds: [await upload()] });
    expect(await move(withdrawalId, 'refunded')).toBe(200);
    expect(await find(withdrawalId)).toMatchObject({ refunded: 10_000 });
    expect(await money(marina)).toEqual(before);
    await audit();
    await gateway.owner.updateTable('withdrawal_method').set({ fee_fixed: 0 }).where('kind', '=', 'pix').execute();
  });
});

describe('without the member’s confirmation', () => {
  it('it counts as received after the announced minutes, and no refund is given [wallet-04, wallet-05]', async () => {
    const { withdrawalId, receiptDueAt, steps } = await paid(marina);
    const due = new Date(receiptDueAt ?? 0);
    expect(due.getTime() - new Date(steps.at(-1)?.at ?? 0).getTime()).toBe(30 * 60_000);
    await force(withdrawalId, new Date(due.getTime() - 1));
    expect((await find(withdrawalId))?.state).toBe('paid');
    const before = await money(marina);
    await force(withdrawalId, due);
    await force(withdrawalId, due);
    expect(await find(withdrawalId)).toMatchObject({ state: 'autoReceived', received: null, refunded: null });
    for (const to of ['refunded', 'resolvedPaid', 'paid', 'rejected'] as const) expect(await move(withdrawalId, to, 'too late')).toBe(409);
    const late = await confirm(withdrawalId, { receipt: 'none', uploadIds: [await upload()] });
    expect([late.status, code(late)]).toEqual([409, 'RECEIPT_OVERDUE']);
    expect(await money(marina)).toEqual(before);
    await audit();
  });

  it('proof is refused after the deadline, even if the job has not run yet', async () => {
    const minutes = (receipt_minutes: number) =>
      gateway.owner.updateTable('withdrawal_method').set({ receipt_minutes }).where('kind', '=', 'pix').execute();
    await minutes(1);
    const { withdrawalId, receiptDueAt } = await paid(lucas, 5_000);
    await minutes(30);
    const uploadId = await upload(lucas.token);
    await gateway.control('shiftClock', { offset: new Date(receiptDueAt ?? 0).getTime() - Date.now() + 1 });
    const body = { withdrawalId, receipt: 'none', uploadIds: [uploadId] };
    const late = await gateway.call('confirmReceipt', { token: lucas.token, body });
    await gateway.control('shiftClock', { offset: 0 });
    expect(code(late)).toBe('RECEIPT_OVERDUE');
    expect((await confirm(withdrawalId, { receipt: 'full' }, lucas)).envelope.value).toMatchObject({ state: 'receivedFull' });
  });

  it('the job waits from the payment on, and none exists for a payment that was rolled back [wallet-04]', async () => {
    const jobs = async () => (await countJobs(platform.db)).find(({ name }) => name === forcedReceipt.name)?.waiting ?? 0;
    const before = await jobs();
    const { withdrawalId } = await paid(lucas, 5_000);
    expect(await jobs()).toBe(before + 1);
    expect(await move(withdrawalId, 'paid')).toBe(409);
    expect(await jobs()).toBe(before + 1);
  });
});

describe('while the merchant is closed', () => {
  const close = (isClosed: boolean) =>
    gateway.control('setStatus', { status: isClosed ? 1 : 0, maintenance: isClosed, regionRestriction: false });

  it('the member can confirm, with proof, and nothing else', async () => {
    const [first, second] = [await paid(marina), await paid(marina)];
    await close(true);
    try {
      expect((await confirm(first.withdrawalId, { receipt: 'full' })).envelope.value).toMatchObject({ state: 'receivedFull' });
      const told = await confirm(second.withdrawalId, { receipt: 'none', uploadIds: [await upload()] });
      expect(told.envelope.value).toMatchObject({ state: 'notReceived' });
      expect(await find(second.withdrawalId)).toMatchObject({ state: 'notReceived' });
      expect(code(await world.request(marina))).toBe('MAINTENANCE');
    } finally {
      await close(false);
    }
    await audit();
  });

  it('no receipt is forced: the full time starts again [wallet-04]', async () => {
    const { withdrawalId, receiptDueAt } = await paid(marina);
    const due = new Date(receiptDueAt ?? 0);
    await close(true);
    try {
      await force(withdrawalId, due);
    } finally {
      await close(false);
    }
    const again = new Date(due.getTime() + 30 * 60_000);
    expect(await find(withdrawalId)).toMatchObject({ state: 'paid', receiptDueAt: again.toISOString() });
    await force(withdrawalId, due);
    expect((await find(withdrawalId))?.state).toBe('paid');
    await force(withdrawalId, again);
    expect((await find(withdrawalId))?.state).toBe('autoReceived');
  });
});

describe('a reminder', () => {
  const remind = (withdrawalId: number, now: Date) =>
    receiptReminder.run({ payload: { withdrawalId }, merchant: platform.merchants.byCode('ALPHA'), platform, now });
  const letters = async () => {
    const { envelope } = await gateway.call('letters', { token: marina.token, query: { limit: 50, language: 'en' } });
    return (envelope.value['items'] as { title: string; excerpt: string }[]).filter(
      ({ title }) => title === 'Has your withdrawal arrived?',
    );
  };

  it('comes before the receipt is forced, with the minutes left, and not after a confirmation', async () => {
    const first = await paid(marina);
    const due = new Date(first.receiptDueAt ?? 0).getTime();
    await remind(first.withdrawalId, new Date(due - 10 * 60_000));
    expect(await letters()).toMatchObject([{ excerpt: expect.stringContaining('10 minutes left') }]);
    expect((await letters())[0]?.excerpt).toContain('it counts as received and can’t be refunded');
    await remind(first.withdrawalId, new Date(due));
    await confirm(first.withdrawalId, { receipt: 'full' });
    await remind(first.withdrawalId, new Date(due - 1));
    expect(await letters()).toHaveLength(1);
  });

  it('is scheduled before the job that forces it, with a third of the time left', async () => {
    const { receiptDueAt, withdrawalId } = await paid(marina);
    const { rows } = await sql<{ at: string }>`
      SELECT data->>'at' AS at FROM job_queue.job
      WHERE name = ${receiptReminder.name} AND data->'payload'->>'withdrawalId' = ${String(withdrawalId)}`.execute(gateway.owner);
    expect(rows).toHaveLength(1);
    const last = Date.parse(rows[0]?.at ?? '');
    expect(new Date(receiptDueAt ?? 0).getTime() - last).toBe(10 * 60_000);
  });
});

describe('money in HOLD', () => {
  it('can always leave, even with the merchant and the account closed and every session ended', async () => {
    const [first, second] = [await world.asked(lucas, 5_000), await world.asked(lucas, 6_000)];
    await gateway.control('setStatus', { status: 1, maintenance: true, regionRestriction: false });
    await gateway.control('changeMemberState', { account: 'lucas', state: 'closed' });
    for (const to of ['reviewing', 'approved', 'paid'] as const) expect(await move(first.withdrawalId, to)).toBe(200);
    expect(await move(second.withdrawalId, 'rejected', 'The account is closed.')).toBe(200);
    expect((await money(lucas))[1]).toBe(0);
    await audit();
    await gateway.control('setStatus', { status: 0, maintenance: false, regionRestriction: false });
  });
});
