import { useTranslation } from 'react-i18next';
import { percentText } from '#shared/money/percent-text.ts';
import { useAmountFormat } from '#shared/money/use-amount-format.ts';
import { timeInWords } from '#shared/time/time-in-words.ts';
import type { WithdrawalTerms } from './withdrawal.api.ts';
import type { PayoutMethod } from './withdrawal.rules.ts';

/** Fee and time of a payout method in one line. */
export function useMethodText({ methods, currency }: WithdrawalTerms): (kind: PayoutMethod['kind']) => string {
  const { t, i18n } = useTranslation('withdrawal');
  const writing = useAmountFormat(currency);
  return (kind) => {
    const offered = methods.find((each) => each.kind === kind);
    if (offered === undefined) return t('form.unavailable');
    const fixed = offered.feeFixed > 0 ? writing.write(offered.feeFixed) : '';
    const share = offered.feeRate > 0 ? percentText(offered.feeRate, i18n.language) : '';
    const fee = [fixed, share].filter((part) => part !== '').join(' + ');
    return t('form.terms', {
      fee: fee === '' ? t('form.noFee') : t('form.fee', { fee }),
      time: t('form.time', { time: timeInWords(offered.expectedMinutes * 60, i18n.language) }),
    });
  };
}
