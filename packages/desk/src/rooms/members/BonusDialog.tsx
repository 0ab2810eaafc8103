import { Button } from '@livery/ui/Button';
import { Dialog } from '@livery/ui/Dialog';
import { MoneyField } from '@livery/ui/MoneyField';
import { TextField } from '@livery/ui/TextField';
import type { MemberRow } from '@livery/contract/control';
import { useId, useState } from 'react';
import { useDesk } from '#shared/desk-context.ts';
import { readMoney, symbolOf } from '#shared/money-text.ts';
import { useAct } from '#shared/use-act.ts';
import * as styles from './MembersRoom.css.ts';
import { membersTexts } from './members.texts.ts';

const texts = membersTexts.bonus;
const quick = ['10', '50', '100'];

interface BonusDialogProps {
  readonly member: MemberRow;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function BonusDialog({ member, open, onClose, onDone }: BonusDialogProps) {
  const formId = useId();
  const { isBusy, act } = useAct();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title(member.account)}
      closeLabel={membersTexts.cancel}
      size="small"
      dismissible={!isBusy}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {membersTexts.cancel}
          </Button>
          <Button variant="action" type="submit" form={formId} loading={isBusy ? texts.saving : undefined}>
            {texts.save}
          </Button>
        </>
      }
    >
      <BonusForm id={formId} member={member} act={act} onDone={onDone} />
    </Dialog>
  );
}

interface BonusFormProps {
  readonly id: string;
  readonly member: MemberRow;
  readonly act: ReturnType<typeof useAct>['act'];
  readonly onDone: () => void;
}

type Field = 'amount' | 'rollover' | 'days' | 'reason';

function BonusForm({ id, member: { account, unit }, act, onDone }: BonusFormProps) {
  const { client, merchant } = useDesk();
  const [values, setValues] = useState<Record<Field, string>>({ amount: '', rollover: '3', days: '7', reason: '' });
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  // Made with the form, so that a lost answer and another press give once.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const field = (name: Field) => ({ value: values[name], error: errors[name] });
  const change = (name: Field, value: string) => setValues((before) => ({ ...before, [name]: value }));

  const give = async (): Promise<void> => {
    const amount = readMoney(values.amount, unit);
    const rollover = readWhole(values.rollover, 100);
    const days = readWhole(values.days, 365);
    const reason = values.reason.trim();
    setErrors({
      ...(amount === null ? { amount: texts.wrongAmount } : {}),
      ...(rollover === null ? { rollover: texts.wrongRollover } : {}),
      ...(days === null ? { days: texts.wrongDays } : {}),
      ...(reason === '' ? { reason: texts.wrongReason } : {}),
    });
    if (amount === null || rollover === null || days === null || reason === '') return;
    // Another bonus is another act.
    const key = `${idempotencyKey}-${amount}-${rollover}-${days}`;
    const order = { account, amount, rollover, days, reason, idempotencyKey: key };
    if (await act(() => client.grantBonus(merchant.code, order), texts.done(account))) onDone();
  };

  return (
    <form
      id={id}
      className={styles.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void give();
      }}
    >
      <MoneyField
        label={texts.amount}
        {...field('amount')}
        onChange={(text) => change('amount', text)}
        symbol={symbolOf(unit)}
        tidy={(typed) => typed.trim()}
        quick={{ label: membersTexts.grant.quick, amounts: quick }}
      />
      <TextField
        label={texts.rollover}
        hint={texts.rolloverHint}
        inputMode="numeric"
        {...field('rollover')}
        onChange={(event) => change('rollover', event.target.value)}
      />
      <TextField label={texts.days} inputMode="numeric" {...field('days')} onChange={(event) => change('days', event.target.value)} />
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        maxLength={140}
        {...field('reason')}
        onChange={(event) => change('reason', event.target.value)}
      />
    </form>
  );
}

function readWhole(text: string, most: number): number | null {
  const typed = text.trim();
  const number = Number(typed);
  return /^\d{1,3}$/.test(typed) && number >= 1 && number <= most ? number : null;
}
