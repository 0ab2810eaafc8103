import { useTranslation } from 'react-i18next';
import { Amount } from '@livery/ui/Amount';
import { Badge } from '@livery/ui/Badge';
import { Button } from '@livery/ui/Button';
import { Disclosure } from '@livery/ui/Disclosure';
import { PaymentMark } from '@livery/ui/PaymentMark';
import { useAmountFormat } from '#shared/money/use-amount-format.ts';
import { payoutMarks } from '#shared/money/payout/payout-marks.ts';
import { useDateText } from '#shared/time/use-date-text.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import type { Withdrawal } from '../../withdrawal.api.ts';
import { tones } from '../../withdrawal.rules.ts';
import { Outcome } from './Outcome.tsx';
import { Receipt } from './Receipt.tsx';
import * as styles from './WithdrawalCard.css.ts';

/** One withdrawal: state, history and actions. */
export function WithdrawalCard({ withdrawal, clockOffset }: { withdrawal: Withdrawal; clockOffset: number }) {
  const { t } = useTranslation('withdrawal');
  const dispatch = useAppDispatch();
  const { number, symbol, write } = useAmountFormat(withdrawal.currency);
  const instantText = useDateText({ dateStyle: 'medium', timeStyle: 'short' });
  const { state, amount, fee, arrives, account, steps, withdrawalId } = withdrawal;
  const to = `${account.institution ?? t('card.pix')} ${account.number}`;
  return (
    <article className={styles.card} aria-label={`${write(amount)} – ${t(`states.${state}`)}`}>
      <div className={styles.head}>
        <PaymentMark kind={payoutMarks[account.kind]} />
        <div className={styles.words}>
          <Amount size="large" tone="ink" symbol={symbol} value={number(amount)} />
          <span className={styles.to}>{t('card.to', { account: to })}</span>
          <span className={styles.soft}>
            <span>{`${instantText(steps[0]?.at ?? '')} · ${t('card.number', { number: withdrawalId })}`}</span>
            {fee > 0 && <span>{` · ${t('card.arrives', { amount: write(arrives), fee: write(fee) })}`}</span>}
          </span>
        </div>
        <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      </div>
      <Outcome withdrawal={withdrawal} write={write} />
      {state === 'paid' && <Receipt withdrawal={withdrawal} clockOffset={clockOffset} write={write} />}
      {withdrawal.mayCancel && (
        <div className={styles.actions}>
          <Button size="small" onClick={() => dispatch(dialogRequested({ kind: 'cancelWithdrawal', withdrawal }))}>
            {t('card.cancel')}
          </Button>
        </div>
      )}
      <Disclosure label={t('card.steps')}>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.state} className={styles.step}>
              <span>{t(`states.${step.state}`)}</span>
              <time className={styles.soft} dateTime={step.at}>
                {instantText(step.at)}
              </time>
            </li>
          ))}
        </ol>
      </Disclosure>
    </article>
  );
}
