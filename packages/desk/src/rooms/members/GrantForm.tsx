import { MoneyField } from '@livery/ui/MoneyField';
import { Select } from '@livery/ui/Select';
import { useState } from 'react';
import { useDesk } from '#shared/desk-context.ts';
import { DialogForm } from '#shared/FormDialog.tsx';
import { moneyText, readMoney, symbolOf } from '#shared/money-text.ts';
import type { MemberFormProps } from './member-form.ts';
import { membersTexts } from './members.texts.ts';

const texts = membersTexts.grant;
const quick = ['10', '100', '1000'];

export function GrantForm({ dialog, member: { account, unit, balance }, onDone }: MemberFormProps) {
  const { ask } = useDesk();
  const [direction, setDirection] = useState<'give' | 'take'>('give');
  const [text, setText] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  // Created with the form: if an answer is lost and the operator presses again, the amount is booked once.
  const [idempotencyKey] = useState(() => crypto.randomUUID());

  const book = async (): Promise<void> => {
    const amount = readMoney(text, unit);
    if (amount === null) return setError(texts.wrong);
    setError(undefined);
    // Another amount needs another key.
    const key = `${idempotencyKey}-${direction}-${amount}`;
    const grant = { account, amount: direction === 'give' ? amount : -amount, idempotencyKey: key };
    if (await dialog.act(() => ask('grant', grant), texts.done(account))) onDone();
  };

  return (
    <DialogForm id={dialog.id} onSubmit={book}>
      <p>{texts.holds(moneyText(balance, unit))}</p>
      <Select
        label={texts.direction}
        options={Object.entries(texts.directions).map(([value, label]) => ({ value, label }))}
        value={direction}
        onChange={(chosen) => setDirection(chosen as 'give' | 'take')}
      />
      <MoneyField
        label={texts.amount}
        value={text}
        onChange={setText}
        error={error}
        symbol={symbolOf(unit)}
        tidy={(typed) => typed.trim()}
        quick={{ label: texts.quick, amounts: quick }}
      />
    </DialogForm>
  );
}
