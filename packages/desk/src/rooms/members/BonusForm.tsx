import { MoneyField } from '@livery/ui/MoneyField';
import { TextField } from '@livery/ui/TextField';
import { useState } from 'react';
import { useDesk } from '#shared/desk-context.ts';
import { DialogForm } from '#shared/FormDialog.tsx';
import { readMoney, symbolOf } from '#shared/money-text.ts';
import { readWhole } from '#shared/forms/whole-number.ts';
import type { MemberFormProps } from './member-form.ts';
import { membersTexts } from './members.texts.ts';

const texts = membersTexts.bonus;
const quick = ['10', '50', '100'];

type Field = 'amount' | 'rollover' | 'days' | 'reason';

export function BonusForm({ dialog, member: { account, unit }, onDone }: MemberFormProps) {
  const { ask } = useDesk();
  const [values, setValues] = useState<Record<Field, string>>({ amount: '', rollover: '3', days: '7', reason: '' });
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  // Created with the form: if an answer is lost and the operator presses again, the bonus is given once.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const field = (name: Field) => ({ value: values[name], error: errors[name] });
  const change = (name: Field, value: string) => setValues((before) => ({ ...before, [name]: value }));

  const give = async (): Promise<void> => {
    const amount = readMoney(values.amount, unit);
    const rollover = readWhole(values.rollover, 1, 100);
    const days = readWhole(values.days, 1, 365);
    const reason = values.reason.trim();
    setErrors({
      ...(amount === null ? { amount: texts.wrongAmount } : {}),
      ...(rollover === null ? { rollover: texts.wrongRollover } : {}),
      ...(days === null ? { days: texts.wrongDays } : {}),
      ...(reason === '' ? { reason: texts.wrongReason } : {}),
    });
    if (amount === null || rollover === null || days === null || reason === '') return;
    // Another bonus needs another key.
    const key = `${idempotencyKey}-${amount}-${rollover}-${days}`;
    const order = { account, amount, rollover, days, reason, idempotencyKey: key };
    const isDone = await dialog.act(
      () => ask('grantBonus', order),
      texts.done(account),
      (pointers) => setErrors(pointers.includes('/rollover') ? { rollover: texts.rolloverByLaw } : {}),
    );
    if (isDone) onDone();
  };

  return (
    <DialogForm id={dialog.id} onSubmit={give}>
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
    </DialogForm>
  );
}
