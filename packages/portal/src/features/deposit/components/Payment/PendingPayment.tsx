import { useCallback, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Amount } from '@livery/ui/Amount';
import { ButtonLink } from '@livery/ui/Button';
import { CopyButton } from '@livery/ui/CopyButton';
import { Countdown } from '@livery/ui/Countdown';
import { ClockIcon, ExternalLinkIcon } from '@livery/ui/icons';
import { Icon } from '@livery/ui/Icon';
import { QrCode } from '@livery/ui/QrCode';
import { Spinner } from '@livery/ui/Spinner';
import { useArrivalFocus } from '@livery/ui/use-arrival-focus';
import type { Deposit } from '@livery/contract/shapes';
import { clockText } from '#shared/time/clock-text.ts';
import { useAmountFormat } from '#shared/money/use-amount-format.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { depositWatched, type KnownDeposit } from '../../deposit.slice.ts';
import * as styles from './Payment.css.ts';

interface PendingPaymentProps {
  known: KnownDeposit;
  payBy: NonNullable<Deposit['payBy']>;
}

/** The amount, method and deadline of the payment. */
export function PendingPayment({ known: { deposit, clockOffset }, payBy }: PendingPaymentProps) {
  const { t } = useTranslation('deposit');
  const dispatch = useAppDispatch();
  const { number, symbol, write } = useAmountFormat(deposit.currency);
  const titleId = useId();
  const heading = useArrivalFocus(deposit.id);
  const askAgain = useCallback(() => void dispatch(depositWatched(deposit.id)), [dispatch, deposit.id]);
  const amount = write(deposit.amount);
  return (
    <section className={styles.payment} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId} ref={heading} tabIndex={-1}>
          {t('waiting.title')} <Amount size="huge" symbol={symbol} value={number(deposit.amount)} />
        </h2>
        <p className={styles.left}>
          <Icon icon={ClockIcon} size="small" />
          <span>
            {t('waiting.leftText')}{' '}
            <Countdown
              label={t('waiting.left')}
              until={Date.parse(deposit.expiresAt)}
              clockOffset={clockOffset}
              format={(left) => <strong className={styles.clock}>{clockText(left)}</strong>}
              onEnd={askAgain}
            />
          </span>
        </p>
      </div>
      {deposit.fee > 0 && (
        <p className={styles.text}>{t('waiting.credited', { credited: write(deposit.amount - deposit.fee), fee: write(deposit.fee) })}</p>
      )}
      {payBy.kind === 'code' ? <Code value={payBy.value} amount={amount} /> : <Page address={payBy.value} />}
      <p className={styles.live} aria-live="polite">
        <Spinner size="small" />
        {t('waiting.live')}
      </p>
      <div className={styles.other}>
        <ButtonLink variant="quiet" render={(props) => <Link {...props} to={{ search: '' }} />}>
          {t('waiting.other')}
        </ButtonLink>
      </div>
    </section>
  );
}

function Code({ value, amount }: { value: string; amount: string }) {
  const { t } = useTranslation('deposit');
  const labelId = useId();
  return (
    <div className={styles.pix}>
      <div className={styles.qr}>
        <QrCode value={value} label={t('waiting.qr', { amount })} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.small}>{t('waiting.steps')}</h3>
        <ol className={styles.steps}>
          <li>{t('waiting.step1')}</li>
          <li>{t('waiting.step2')}</li>
          <li>{t('waiting.step3')}</li>
        </ol>
        <h3 className={styles.small} id={labelId}>
          {t('waiting.code')}
        </h3>
        <output className={styles.code} translate="no" aria-labelledby={labelId}>
          {value}
        </output>
        <CopyButton
          variant="action"
          block
          text={value}
          label={t('waiting.copy')}
          copiedLabel={t('waiting.copied')}
          failedLabel={t('waiting.copyFailed')}
        />
      </div>
    </div>
  );
}

function Page({ address }: { address: string }) {
  const { t } = useTranslation('deposit');
  return (
    <div className={styles.page}>
      <p className={styles.text}>{t('waiting.page')}</p>
      <ButtonLink variant="action" size="large" block iconEnd={ExternalLinkIcon} href={address} target="_blank" rel="noopener">
        {t('waiting.openPage')}
      </ButtonLink>
    </div>
  );
}
