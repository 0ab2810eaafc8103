import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Deposit } from '@livery/contract/shapes';
import { ButtonLink } from '@livery/ui/Button';
import type { IconNode } from '@livery/ui/Icon';
import { CheckIcon, ClockIcon, SearchIcon, XIcon } from '@livery/ui/icons';
import { PaymentMark } from '@livery/ui/PaymentMark';
import type { ReceiptProps } from '@livery/ui/Receipt';
import { MoneyReceipt } from '#shared/money/MoneyReceipt.tsx';
import { useAmountFormat } from '#shared/money/use-amount-format.ts';
import { useDateText } from '#shared/time/use-date-text.ts';

type Ended = Exclude<Deposit['state'], 'created' | 'pending'>;

const tones: Readonly<Record<Ended, ReceiptProps['tone']>> = {
  succeeded: 'positive',
  failed: 'negative',
  expired: 'warning',
  review: 'calm',
};
const marks: Readonly<Record<Ended, IconNode>> = { succeeded: CheckIcon, failed: XIcon, expired: ClockIcon, review: SearchIcon };

/** A deposit's outcome and next steps. */
export function Outcome({ deposit, state }: { deposit: Deposit; state: Ended }) {
  const { t } = useTranslation('deposit');
  const { write } = useAmountFormat(deposit.currency);
  const instantText = useDateText({ dateStyle: 'medium', timeStyle: 'short' });
  const isRefused = state === 'failed' && deposit.reason !== null;
  const paid = deposit.paidAmount ?? deposit.amount;
  const texts: Readonly<Record<Ended, { title: string; text: string }>> = {
    succeeded: {
      title: t('succeeded.title', { amount: write(paid - deposit.fee) }),
      text: t(deposit.fee > 0 ? 'succeeded.textFee' : 'succeeded.text', { paid: write(paid), fee: write(deposit.fee) }),
    },
    failed: isRefused ? { title: t('refused.title'), text: t('refused.text') } : { title: t('failed.title'), text: t('failed.text') },
    expired: { title: t('expired.title'), text: t('expired.text') },
    review: { title: t('review.title'), text: t('review.text') },
  };
  const { title, text } = texts[state];
  const isLookedAt = state === 'review' || isRefused;
  const facts = [
    { name: t(isLookedAt ? 'review.asked' : 'facts.amount'), value: write(deposit.amount) },
    ...(isLookedAt && deposit.paidAmount !== null ? [{ name: t('review.paid'), value: write(deposit.paidAmount) }] : []),
    ...(state === 'succeeded' && deposit.fee > 0
      ? [
          { name: t('form.feeAmount'), value: write(deposit.fee) },
          { name: t('form.credited'), value: write(paid - deposit.fee) },
        ]
      : []),
    { name: t('facts.method'), value: t(`kinds.${deposit.kind}`), mark: <PaymentMark kind={deposit.kind} /> },
    { name: t('facts.opened'), value: instantText(deposit.createdAt) },
    { name: t('facts.number'), value: deposit.id.slice(0, 8).toUpperCase() },
  ];
  const again = (variant: 'action' | 'plain') => (
    <ButtonLink variant={variant} render={(props) => <Link {...props} to={{ search: '' }} />}>
      {t(isRefused ? 'refused.again' : `${state}.again`)}
    </ButtonLink>
  );
  return (
    <MoneyReceipt
      title={title}
      icon={marks[state]}
      tone={tones[state]}
      facts={facts}
      actions={
        <>
          {state === 'succeeded' && (
            <ButtonLink variant="action" render={(props) => <Link {...props} to="/" />}>
              {t('succeeded.play')}
            </ButtonLink>
          )}
          {isRefused && (
            <ButtonLink variant="action" render={(props) => <Link {...props} to="/service" />}>
              {t('refused.service')}
            </ButtonLink>
          )}
          {again(state === 'succeeded' || isLookedAt ? 'plain' : 'action')}
        </>
      }
    >
      <p>{text}</p>
      {isRefused && <p>{t('refused.reason', { reason: deposit.reason })}</p>}
    </MoneyReceipt>
  );
}
