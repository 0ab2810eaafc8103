import { useTranslation } from 'react-i18next';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import type { WaitingWorth } from '#shared/ports/waiting.ts';
import { useRead } from '#shared/reads/use-read.ts';
import { convert, mostConvertible } from './points.rules.ts';
import { ledgerRead, rulesRead } from './points.reads.ts';
import { usePointsText } from './use-points-text.ts';

/** Points that can be converted to cash now. Null below the minimum, and while unknown. */
export function useWaitingPoints(): WaitingWorth | null {
  const { t } = useTranslation('points');
  const moneyText = useMoneyText();
  const pointsText = usePointsText();
  const balance = useRead(ledgerRead, { limit: 1 }).value?.balance;
  const rules = useRead(rulesRead, {}).value;
  if (balance === undefined || rules === undefined) return null;
  const most = mostConvertible(balance, rules.conversion);
  const amount = convert(most, balance, rules.conversion);
  if (typeof amount !== 'number' || amount === 0) return null;
  return {
    id: 'points',
    title: t('points', { points: pointsText(balance) }),
    worth: t('hero.worth', { amount: moneyText(amount, rules.currency) }),
    action: t('use'),
    to: '/member/pointMall',
  };
}
