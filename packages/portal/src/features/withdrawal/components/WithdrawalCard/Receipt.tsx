import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Countdown } from '@livery/ui/Countdown';
import type { MinorUnits } from '@livery/contract/money';
import { clockText } from '#shared/time/clock-text.ts';
import { readsOutdated } from '#shared/reads/reads.slice.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import type { Withdrawal } from '../../withdrawal.api.ts';
import type { ReceiptKind } from '../../withdrawal.slice.ts';
import * as styles from './WithdrawalCard.css.ts';

interface ReceiptProps {
  withdrawal: Withdrawal;
  clockOffset: number;
  write: (amount: MinorUnits) => string;
}

/** Polls for the payment, with the remaining time by the gateway's clock and a note on what follows. */
export function Receipt({ withdrawal, clockOffset, write }: ReceiptProps) {
  const { t } = useTranslation('withdrawal');
  const dispatch = useAppDispatch();
  const [isOver, setOver] = useState(false);
  const { receiptDueAt, arrives } = withdrawal;
  const open = (receipt: ReceiptKind) => dispatch(dialogRequested({ kind: 'receipt', withdrawal, receipt }));
  if (receiptDueAt === null) return null;
  const end = () => {
    setOver(true);
    dispatch(readsOutdated('withdrawals'));
  };
  return (
    <div className={styles.receipt}>
      <div className={styles.question}>
        <span className={styles.asked}>{t('receipt.question', { amount: write(arrives) })}</span>
        {!isOver && (
          <span className={styles.left}>
            <Countdown
              label={t('receipt.left')}
              until={Date.parse(receiptDueAt)}
              clockOffset={clockOffset}
              format={(left) => <span className={styles.clock}>{clockText(left)}</span>}
              onEnd={end}
            />{' '}
            {t('receipt.leftText')}
          </span>
        )}
      </div>
      {isOver ? (
        <p className={styles.soft}>{t('receipt.over')}</p>
      ) : (
        <>
          <p className={styles.soft}>{t('receipt.warning')}</p>
          <div className={styles.answers}>
            <div className={styles.mainAnswer}>
              <Button size="small" block variant="action" onClick={() => open('full')}>
                {t('receipt.full')}
              </Button>
            </div>
            <Button size="small" onClick={() => open('partial')}>
              {t('receipt.partial')}
            </Button>
            <Button size="small" onClick={() => open('none')}>
              {t('receipt.none')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
