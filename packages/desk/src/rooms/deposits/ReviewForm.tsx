import { Button } from '@livery/ui/Button';
import { Notice } from '@livery/ui/Notice';
import { TextField } from '@livery/ui/TextField';
import type { DeskDeposit } from '@livery/contract/control/shapes';
import { useState } from 'react';
import { useDesk } from '#shared/desk-context.ts';
import { moneyText } from '#shared/money-text.ts';
import { useAct } from '#shared/use-act.ts';
import * as styles from './DepositsRoom.css.ts';
import { depositsTexts } from './deposits.texts.ts';

const texts = depositsTexts.details;
const longestReason = 200;

interface ReviewFormProps {
  readonly deposit: DeskDeposit;
  readonly onSettled: () => void;
}

/** Credits the amount actually paid, or refuses it with a reason. */
export function ReviewForm({ deposit, onSettled }: ReviewFormProps) {
  const { id, account, unit, paidAmount, paidUnit, fee } = deposit;
  const { ask } = useDesk();
  const { isBusy, act } = useAct();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const isForeign = paidUnit !== unit;
  const loading = isBusy ? texts.acting : undefined;

  const credit = async (): Promise<void> => {
    if (await act(() => ask('settleDeposit', { id, verdict: 'credit' }), texts.credited(account))) onSettled();
  };
  const refuse = async (): Promise<void> => {
    const said = reason.trim();
    if (said === '') return setError(texts.reasonMissing);
    setError(undefined);
    if (await act(() => ask('settleDeposit', { id, verdict: 'refuse', reason: said }), texts.refused(account))) onSettled();
  };

  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{texts.review}</h3>
      {isForeign ? (
        <Notice tone="warning">{texts.foreign(paidUnit ?? '')}</Notice>
      ) : (
        <div className={styles.acts}>
          <Button variant="action" loading={loading} onClick={() => void credit()}>
            {texts.credit(moneyText((paidAmount ?? 0) - fee, unit))}
          </Button>
        </div>
      )}
      <form
        className={styles.part}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void refuse();
        }}
      >
        <TextField
          label={texts.reasonLabel}
          hint={texts.reasonHint}
          maxLength={longestReason}
          value={reason}
          error={error}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className={styles.acts}>
          <Button variant="danger" type="submit" loading={loading}>
            {texts.refuse}
          </Button>
        </div>
      </form>
    </section>
  );
}
