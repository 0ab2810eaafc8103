import type { ReactNode } from 'react';
import { takeEvery } from 'typed-redux-saga';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { submissionChanged } from '#shared/money/money.slice.ts';
import { readsOutdated } from '#shared/reads/reads.slice.ts';
import { refused } from '#shared/store/submission.ts';
import { selectDialogs } from '#shared/store/dialogs.slice.ts';
import { openPart } from '#testing/open-part.tsx';
import type { Answers } from '#testing/table-client.ts';
import { filesSlice, fileRequested } from '../../../../shared/lists/files/files.slice.ts';
import type { Withdrawal, WithdrawalTerms } from '../../withdrawal.api.ts';
import { aWithdrawal, someTerms } from '../../withdrawal.builders.ts';
import { receiptSubmitted, withdrawalRequested, withdrawalSlice, withdrawalSubmitted } from '../../withdrawal.slice.ts';
import { Dialog as ReceiptDialog } from '../ReceiptDialog/ReceiptDialog.tsx';
import { WithdrawalCard } from '../WithdrawalCard/WithdrawalCard.tsx';
import type { AccountFieldProps } from '../RequestForm/RequestForm.tsx';
import { WithdrawalList } from '../WithdrawalList/WithdrawalList.tsx';
import { WithdrawSection } from './WithdrawSection.tsx';

const noRefund = /can’t be refunded/i;
const paid = (changes: Partial<Withdrawal> = {}) =>
  aWithdrawal({
    state: 'paid',
    steps: [
      { state: 'requested', at: '2026-11-20T12:00:00.000Z' },
      { state: 'paid', at: '2026-11-20T12:05:00.000Z' },
    ],
    receiptDueAt: new Date(Date.now() + 600_000).toISOString(),
    ...changes,
  });

const anAccount = {
  accountId: 3,
  kind: 'pix',
  institution: null,
  pixKeyKind: 'email',
  number: 'm***@mail.example',
  holder: 'M*** S***',
  addedAt: '2026-11-20T12:00:00.000Z',
  heldUntil: null,
};

/** The feature without its saga, so that dispatched actions are recorded. */
async function open(content: ReactNode, terms: Partial<WithdrawalTerms> = {}, items: Withdrawal[] = [], address = '/member/withdraw') {
  const answers: Answers = {
    withdrawalTerms: someTerms(terms),
    withdrawals: { items, next: null, now: new Date().toISOString() },
    paymentAccounts: { accounts: [anAccount], kinds: ['pix', 'bank'], most: 5, ownName: 'M*** S***' },
    withdrawalTotals: { count: 12, amount: 150_000, paid: 90_000, currency: 'BRL' },
  };
  const features = [
    { name: 'lists', slice: filesSlice },
    { name: 'withdrawal', slice: withdrawalSlice, texts: ['forms'] },
  ];
  const world = await openPart(content, { features, answers, address });
  const sent: unknown[] = [];
  world.store.run('listener', function* () {
    yield* takeEvery([receiptSubmitted, withdrawalSubmitted, fileRequested], ({ payload }) => void sent.push(payload));
  });
  const pages = () =>
    world.callsOf('withdrawals').map(({ query }) => Object.fromEntries(Object.entries(query).filter(([name]) => name !== 'limit')));
  return { ...world, answers, sent, pages };
}

const free = { heldUntil: null, isOtherFree: true };

/** Replaces the accounts of the other feature. */
function OneAccount({ value, onChoose, describe }: AccountFieldProps) {
  return (
    <button type="button" onClick={() => onChoose({ ...free, accountId: 3, kind: 'pix' })}>
      {value === '' ? describe('pix') : `account ${value}`}
    </button>
  );
}

function TwoAccounts({ error, onChoose }: AccountFieldProps) {
  return (
    <fieldset>
      <button type="button" onClick={() => onChoose({ ...free, accountId: 3, kind: 'pix' })}>
        pix
      </button>
      <button type="button" onClick={() => onChoose({ ...free, accountId: 4, kind: 'wallet' })}>
        wallet
      </button>
      <p>{error}</p>
    </fieldset>
  );
}

const nobody = () => undefined;
const receipt = (kind: 'full' | 'partial' | 'none', withdrawn = paid()) => (
  <ReceiptDialog request={{ kind: 'receipt', withdrawal: withdrawn, receipt: kind }} onClose={nobody} />
);

test('explains in place of the form why all withdrawals are paused, and until when in the site’s time zone', async () => {
  const hold = { until: '2026-11-28T15:30:00.000Z', reason: 'passwordReset' } as const;
  const { screen } = await open(<WithdrawSection AccountField={OneAccount} />, { hold });
  await expect.element(screen.getByText(/Withdrawals are paused until .*28.* 12:30\sBRT/)).toBeVisible();
  await expect.element(screen.getByText(/Your password was reset/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Withdraw', exact: true }).elements()).toEqual([]);
  await expect(screen.container).toBeAccessible();
});

test('shows until when, if a hold began after the page was opened', async () => {
  const { screen, store } = await open(<WithdrawSection AccountField={OneAccount} />);
  const value = { until: '2026-11-28T15:30:00.000Z' };
  const failure = { code: 'WITHDRAWALS_HELD', status: 409, requestId: 'r', value } as const;
  store.dispatch(submissionChanged({ name: 'requestWithdrawal', submission: refused(failure) }));
  await expect.element(screen.getByRole('alert').getByText(/Withdrawals are paused until .*28.* 12:30\sBRT/)).toBeVisible();
});

test('asks nothing more for an account that is too new, and everything for another one', async () => {
  const NewAndOld = ({ onChoose }: AccountFieldProps) => (
    <>
      <button
        type="button"
        onClick={() => onChoose({ accountId: 3, kind: 'pix', heldUntil: '2026-11-28T15:30:00.000Z', isOtherFree: true })}
      >
        new
      </button>
      <button type="button" onClick={() => onChoose({ ...free, accountId: 4, kind: 'pix' })}>
        old
      </button>
    </>
  );
  const { screen } = await open(<WithdrawSection AccountField={NewAndOld} />);
  await screen.getByRole('button', { name: 'new' }).click();
  await expect.element(screen.getByText(/You can withdraw to this account from .*12:30.*choose another account/)).toBeVisible();
  expect(screen.getByLabelText('Withdrawal PIN', { exact: true }).elements()).toEqual([]);
  await screen.getByRole('button', { name: 'old' }).click();
  await expect.element(screen.getByLabelText('Withdrawal PIN', { exact: true })).toBeVisible();
});

test('warns before the request, while it waits and afterwards that a received payment cannot be refunded [wallet-05]', async () => {
  const forced = aWithdrawal({ withdrawalId: 9, state: 'autoReceived' });
  const { screen } = await open(<WithdrawSection AccountField={OneAccount} />, {}, [paid(), forced]);
  await expect.element(screen.getByText(/you have 30 minutes .* can’t be refunded/)).toBeVisible();
  const [waiting, over] = screen.getByRole('article').all();
  await expect.element(waiting?.getByText(noRefund) ?? null).toBeVisible();
  expect(waiting?.getByRole('timer').element().textContent).toMatch(/^\d\d:\d\d$/);
  await expect.element(over?.getByText(noRefund) ?? null).toBeVisible();
  expect(over?.getByRole('button', { name: /Only part of it|No, nothing yet/ }).elements()).toEqual([]);
  await expect(screen.container).toBeAccessible();
});

test('asks no more once the time is up by the gateway’s clock, and explains what that means [wallet-05]', async () => {
  const over = paid({ receiptDueAt: new Date(Date.now() - 1_000).toISOString() });
  const { screen } = await open(<WithdrawalCard withdrawal={over} clockOffset={0} />);
  await expect.element(screen.getByText(/Time’s up.*can’t be refunded/i)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Yes, all of it' }).elements()).toEqual([]);
});

test('full, partial and missing receipts each have their own form [wallet-01, wallet-02, wallet-03]', async () => {
  const { screen, store } = await open(<WithdrawalCard withdrawal={paid()} clockOffset={0} />);
  for (const [name, kind] of [
    ['Yes, all of it', 'full'],
    ['Only part of it', 'partial'],
    ['No, nothing yet', 'none'],
  ] as const) {
    await screen.getByRole('button', { name }).click();
    expect(selectDialogs(store.getState())).toMatchObject([{ kind: 'receipt', receipt: kind }]);
  }
});

test('a missing receipt needs one to three pictures [wallet-03, const-05]', async () => {
  const { screen, sent } = await open(receipt('none'));
  const report = screen.getByRole('button', { name: 'Report as not received' });
  await report.click();
  await expect.element(screen.getByText('Add at least one picture.')).toBeVisible();
  const field = screen.getByLabelText('Proof');
  await userEvent.upload(field, new File(['%PDF-1.7'], 'statement.png', { type: 'image/png' }));
  await expect.element(screen.getByText('Only PNG and JPG pictures are allowed.')).toBeVisible();
  await report.click();
  expect(sent).toEqual([]);
  await screen.getByRole('button', { name: 'Remove statement.png' }).click();
  const canvas = new OffscreenCanvas(4, 2);
  canvas.getContext('2d');
  const png = await canvas.convertToBlob();
  const pictures = ['one', 'two', 'three', 'four'].map((name) => new File([png], `${name}.png`, { type: 'image/png' }));
  await userEvent.upload(field, pictures.slice(0, 3));
  await expect.element(screen.getByText('three.png')).toBeVisible();
  await userEvent.upload(field, pictures.slice(3));
  await expect.element(screen.getByText('You can send up to 3 pictures.')).toBeVisible();
  await report.click();
  await expect.poll(() => sent).toMatchObject([{ withdrawalId: 12, receipt: 'none', pictures: [{}, {}, {}] }]);
});

test('a partial receipt is more than nothing and less than the full amount [wallet-02]', async () => {
  const { screen, sent } = await open(receipt('partial'));
  const report = screen.getByRole('button', { name: 'Report the amount received' });
  for (const [typed, problem] of [
    ['0', 'The minimum is R$ 0.01.'],
    ['95.00', 'This must be less than R$ 95.00.'],
    ['ten', /Enter the amount like/],
  ] as const) {
    await screen.getByRole('textbox', { name: 'Received so far' }).fill(typed);
    await report.click();
    await expect.element(screen.getByText(problem)).toBeVisible();
  }
  await screen.getByRole('textbox', { name: 'Received so far' }).fill('40.5');
  await report.click();
  await expect.poll(() => sent).toMatchObject([{ withdrawalId: 12, receipt: 'partial', received: 4_050 }]);
});

test('a request shows the amount that arrives, and is limited to what is available [member-05]', async () => {
  const { screen, sent, store } = await open(<WithdrawSection AccountField={OneAccount} />);
  await screen.getByRole('button', { name: 'R$ 5.00 fee, in about 10 minutes' }).click();
  const amount = screen.getByRole('textbox', { name: 'How much?' });
  await amount.fill('900');
  await screen.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect.element(screen.getByText('You have R$ 800.00.')).toBeVisible();
  await amount.fill('100');
  await expect.element(screen.getByText('R$ 95.00')).toBeVisible();
  await screen.getByLabelText('Withdrawal PIN', { exact: true }).fill('135790');
  await screen.getByRole('button', { name: 'Withdraw R$ 100.00' }).click();
  await expect.poll(() => sent).toEqual([{ accountId: 3, amount: 10_000, paymentPassword: '135790' }]);
  const failure = { code: 'INSUFFICIENT_BALANCE', status: 409, requestId: null } as const;
  store.dispatch(submissionChanged({ name: 'requestWithdrawal', submission: refused(failure) }));
  await expect.element(screen.getByText('Your balance is too low.')).toBeVisible();
  await expect.element(amount).toHaveValue('100.00');
});

test('half and all of the available amount are one press away', async () => {
  const { screen } = await open(<WithdrawSection AccountField={OneAccount} />);
  const amount = screen.getByRole('textbox', { name: 'How much?' });
  await screen.getByRole('button', { name: 'Half', exact: true }).click();
  await expect.element(amount).toHaveValue('400.00');
  await screen.getByRole('button', { name: 'All', exact: true }).click();
  await expect.element(amount).toHaveValue('800.00');
});

test('a form without an amount shows an error', async () => {
  const { screen, sent } = await open(<WithdrawSection AccountField={OneAccount} />);
  await screen.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect.element(screen.getByText('Enter an amount.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('an account whose kind is not offered has no limits of another, and nothing is sent to it', async () => {
  const { screen, sent } = await open(<WithdrawSection AccountField={TwoAccounts} />);
  const amount = screen.getByRole('textbox', { name: 'How much?' });
  await screen.getByRole('button', { name: 'pix' }).click();
  await amount.fill('100');
  await screen.getByRole('button', { name: 'wallet' }).click();
  await expect.element(screen.getByText(/can’t pay to this type of account/)).toBeVisible();
  expect(amount.elements()).toEqual([]);
  expect(screen.getByText(/^From R\$/).elements()).toEqual([]);
  await screen.getByLabelText('Withdrawal PIN', { exact: true }).fill('Mango-7');
  await screen.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect
    .element(
      screen
        .getByRole('group')
        .first()
        .getByText(/can’t pay to this type of account/),
    )
    .toBeVisible();
  expect(sent).toEqual([]);
  await screen.getByRole('button', { name: 'pix' }).click();
  await expect.element(amount).toHaveValue('100.00');
});

test('shows no form while every payout method is closed', async () => {
  const { screen, store, answers } = await open(<WithdrawSection AccountField={OneAccount} />, { methods: [] });
  await expect.element(screen.getByText(/Withdrawals are unavailable right now/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Withdraw/ }).elements()).toEqual([]);
  answers.withdrawalTerms = someTerms();
  store.dispatch(readsOutdated('withdrawalTerms'));
  await expect.element(screen.getByRole('textbox', { name: 'How much?' })).toBeVisible();
});

const march = '/member/withdraw?period=2026-03-01..2026-03-31';
const days = { from: '2026-03-01', to: '2026-03-31' };

test('withdrawals can be filtered by days, totalled and exported [member-05]', async () => {
  const { screen, sent, pages } = await open(<WithdrawalList />, {}, [aWithdrawal()], march);
  await expect.element(screen.getByText('12 withdrawals requested')).toBeVisible();
  await expect.element(screen.getByText('R$\u00A0900.00')).toBeVisible();
  expect(pages()).toEqual([days]);
  await screen.getByRole('button', { name: 'Save as CSV' }).click();
  expect(sent).toEqual([{ file: 'withdrawalFile', query: { ...days, language: expect.any(String) } }]);
  await expect(screen.container).toBeAccessible();
});

test('open withdrawals are found on any day', async () => {
  const { screen, pages } = await open(<WithdrawalList />, {}, [], march);
  await screen.getByRole('link', { name: 'Open' }).click();
  await expect.poll(() => pages().at(-1)).toEqual({ state: 'open' });
  expect(screen.getByRole('group', { name: 'Period' }).elements()).toEqual([]);
});

test('one withdrawal can be shown alone by its number, with a link to all', async () => {
  const { screen, pages } = await open(<WithdrawalList />, {}, [aWithdrawal()], '/member/withdraw?withdrawal=12');
  expect(pages()).toEqual([{ withdrawalId: 12 }]);
  await screen.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(() => pages().at(-1)).toHaveProperty('from');
});

test('the request replaces the form, and an identical one asks for confirmation first', async () => {
  const { screen, sent, store } = await open(<WithdrawSection AccountField={OneAccount} />);
  const fill = async () => {
    await screen.getByRole('button', { name: /no fee|fee/ }).click();
    await screen.getByRole('textbox', { name: 'How much?' }).fill('100');
    await screen.getByLabelText('Withdrawal PIN', { exact: true }).fill('135790');
    await screen.getByRole('button', { name: /^Withdraw/ }).click();
  };
  await fill();
  await expect.poll(() => sent).toHaveLength(1);
  store.dispatch(withdrawalRequested({ withdrawal: aWithdrawal(), recent: { wanted: { accountId: 3, amount: 10_000 }, at: Date.now() } }));
  await expect.element(screen.getByRole('heading', { name: /^We’ve received your request for R\$.100.00$/ })).toHaveFocus();
  await expect.element(screen.getByText('PIX m***@mail.example')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Withdraw/ }).elements()).toEqual([]);
  await expect(screen.container).toBeAccessible();
  await screen.getByRole('link', { name: 'Track it' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Your withdrawals' })).toHaveFocus();
  await screen.getByRole('button', { name: 'New withdrawal' }).click();
  await expect.element(screen.getByLabelText('Withdrawal PIN', { exact: true })).toHaveValue('');
  await fill();
  await expect.element(screen.getByText(/You did exactly the same/)).toBeVisible();
  expect(sent).toHaveLength(1);
  await screen.getByRole('button', { name: 'Yes, again' }).click();
  await expect.poll(() => sent).toHaveLength(2);
});
