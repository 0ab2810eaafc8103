import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { bonuses } from '#features/bonuses/index.ts';
import { BonusesPage } from '#features/bonuses/components/BonusesPage/BonusesPage.tsx';
import { aDeposit } from '#features/deposit/deposit.builders.ts';
import { deposit } from '#features/deposit/index.ts';
import { DepositList } from '#features/deposit/components/DepositList/DepositList.tsx';
import { inbox } from '#features/inbox/index.ts';
import { Inbox } from '#features/inbox/components/Inbox/Inbox.tsx';
import { points } from '#features/points/index.ts';
import { aMovement, aRedemption } from '#features/points/points.builders.ts';
import { PointHistory } from '#features/points/components/PointHistory/PointHistory.tsx';
import { records } from '#features/records/index.ts';
import { AccountRecord } from '#features/records/components/AccountRecord/AccountRecord.tsx';
import { BettingRecord } from '#features/records/components/BettingRecord/BettingRecord.tsx';
import { PersonalLoss } from '#features/records/components/PersonalLoss/PersonalLoss.tsx';
import { rewards } from '#features/rewards/index.ts';
import { HistoryTab } from '#features/rewards/components/HistoryTab/HistoryTab.tsx';
import { aReward } from '#features/rewards/rewards.builders.ts';
import { withdrawal } from '#features/withdrawal/index.ts';
import { aWithdrawal } from '#features/withdrawal/withdrawal.builders.ts';
import { WithdrawalList } from '#features/withdrawal/components/WithdrawalList/WithdrawalList.tsx';
import { lists } from '#shared/lists/lists.feature.ts';
import type { Feature } from '#shared/ports/feature.ts';
import { openPart } from '#testing/open-part.tsx';
import { refusedWith, type Answers, type Call } from '#testing/table-client.ts';

const now = '2026-11-23T12:00:00.000Z';
const game = { nodeId: 1, name: 'Harbour Carnival', type: 'INHOUSE', typeName: 'Originals' };
const sums = { count: 3, stake: 30_000, payout: 12_000, net: -18_000 };
const gameTypes = [{ code: 'INHOUSE', name: 'Originals' }];

interface ListCase {
  feature: Feature;
  part: ReactNode;
  call: keyof Answers;
  page: unknown;
  /** Text that occurs only in rows of the list. */
  row: RegExp;
  /** Addresses before and after the choice. */
  from: string;
  to: string;
  /** Whether a request belongs to the second address. */
  isSecond: (query: Call['query']) => boolean;
  beside?: Answers;
}

const cases: Record<string, ListCase> = {
  withdrawals: {
    feature: withdrawal,
    part: <WithdrawalList />,
    call: 'withdrawals',
    page: { items: [aWithdrawal({ amount: 77_700 })], next: null, now },
    row: /777\.00/,
    from: '/',
    to: '/?state=closed',
    isSecond: ({ state }) => state === 'closed',
  },
  bonuses: {
    feature: bonuses,
    part: <BonusesPage />,
    call: 'bonuses',
    page: {
      items: [
        {
          id: 7,
          source: 'bonus',
          amount: 77_700,
          required: 2_000,
          worked: 500,
          state: 'active',
          grantedAt: now,
          expiresAt: now,
          endedAt: null,
        },
      ],
      next: null,
      held: { count: 0, amount: 0 },
      currency: 'BRL',
      contributions: [],
      now,
    },
    row: /777/,
    from: '/',
    to: '/?state=ended',
    isSecond: ({ state }) => state === 'ended',
  },
  deposits: {
    feature: deposit,
    part: <DepositList />,
    call: 'deposits',
    page: { items: [aDeposit({ amount: 77_700 })], next: null },
    row: /777\.00/,
    from: '/',
    to: '/?state=failed',
    isSecond: ({ state }) => state === 'failed',
  },
  letters: {
    feature: inbox,
    part: <Inbox />,
    call: 'letters',
    page: { items: [{ id: '3', topic: 'news', title: 'Harbour', excerpt: '', sentAt: now, isRead: true }], next: null },
    row: /Harbour/,
    from: '/',
    to: '/?state=unread',
    isSecond: ({ state }) => state === 'unread',
  },
  redemptions: {
    feature: points,
    part: <PointHistory />,
    call: 'redeemHistory',
    page: { items: [aRedemption({ title: 'Harbour voucher' })], next: null },
    row: /Harbour voucher/,
    from: '/',
    to: '/?state=rejected',
    isSecond: ({ state }) => state === 'rejected',
  },
  'point movements': {
    feature: points,
    part: <PointHistory />,
    call: 'pointBalance',
    page: { items: [aMovement({ points: 777 })], next: null, balance: 1, pending: 0 },
    row: /777/,
    from: '/?tab=ledger',
    to: '/?tab=ledger&kind=redeemed',
    isSecond: ({ kind }) => kind === 'redeemed',
  },
  bets: {
    feature: records,
    part: <BettingRecord />,
    call: 'betRecord',
    page: { items: [{ id: 71, at: now, game, state: 'settled', stake: 100, payout: 0, settledAt: now }], next: null },
    row: /Harbour Carnival/,
    from: '/',
    to: '/?state=open',
    isSecond: ({ state }) => state === 'open',
    beside: { betTotals: { totals: sums, gameTypes } },
  },
  movements: {
    feature: records,
    part: <AccountRecord />,
    call: 'memberTransactions',
    page: {
      items: [
        {
          id: '71-1',
          at: now,
          type: 'game',
          kind: 'spin',
          title: 'Harbour stake',
          amount: -100,
          balance: 0,
          number: 71,
          about: null,
          reason: null,
          bet: null,
        },
      ],
      next: null,
    },
    row: /Harbour stake/,
    from: '/',
    to: '/?type=deposit',
    isSecond: ({ type }) => type === 'deposit',
    beside: { transactionTotals: { count: 1, moneyIn: 0, moneyOut: -100 } },
  },
  losses: {
    feature: records,
    part: <PersonalLoss />,
    call: 'personalLoss',
    page: { lines: [{ day: '2026-11-22', gameType: 'INHOUSE', typeName: 'Originals', ...sums }], totals: sums, gameTypes },
    row: /You lost in this period/,
    from: '/',
    to: '/?game=INHOUSE',
    isSecond: ({ gameType }) => gameType === 'INHOUSE',
  },
  'past rewards': {
    feature: rewards,
    part: <HistoryTab />,
    call: 'rewardHistory',
    page: { items: [aReward({ title: 'Harbour gift', state: 'claimed', claimedAt: now })], next: 'older' },
    row: /Harbour gift/,
    from: '/',
    to: '/?after=older',
    isSecond: ({ after }) => after === 'older',
  },
};

test.each(Object.entries(cases))('removes %s of the previous filter when those of the next do not load', async (_name, list) => {
  const { feature, part, call, page, row, from, to, isSecond, beside } = list;
  let isDown = true;
  const answers = { ...beside, [call]: ({ query }: Call) => (isSecond(query) && isDown ? refusedWith('UNAVAILABLE') : page) };
  const { screen, go } = await openPart(part, { features: [lists, feature], answers, address: from, now });
  await expect.element(screen.getByText(row).first()).toBeVisible();
  go(to);
  await expect.element(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByText(row).elements()).toEqual([]);
  isDown = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText(row).first()).toBeVisible();
  expect(screen.getByRole('alert').elements()).toEqual([]);
});
