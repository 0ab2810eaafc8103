import { MoneyField } from '@livery/ui/MoneyField';
import { Select } from '@livery/ui/Select';
import { TextField } from '@livery/ui/TextField';
import type { DeskPrizePool, RewardGrant } from '@livery/contract/control/shapes';
import { useState } from 'react';
import { useDesk } from '#shared/desk-context.ts';
import { DialogForm, FormDialog, type DialogOfForm } from '#shared/FormDialog.tsx';
import { readMoney, symbolOf } from '#shared/money-text.ts';
import { promotionsTexts } from './promotions.texts.ts';

const texts = promotionsTexts.rewards.dialog;
const quick = ['10', '50', '100'];

interface RewardDialogProps {
  readonly pools: readonly DeskPrizePool[];
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function RewardDialog({ pools, open, onClose, onDone }: RewardDialogProps) {
  return (
    <FormDialog open={open} onClose={onClose} title={texts.title} texts={{ ...texts, cancel: promotionsTexts.cancel }} size="small">
      {(dialog) => (
        <RewardForm dialog={dialog} pools={pools.filter(({ raffle }) => raffle === null || raffle.settledAt === null)} onDone={onDone} />
      )}
    </FormDialog>
  );
}

type Kind = keyof typeof texts.kinds;
type Field = 'account' | 'title' | 'kind' | 'amount' | 'pool' | 'tickets';

function RewardForm({ dialog, pools, onDone }: { dialog: DialogOfForm; pools: readonly DeskPrizePool[]; onDone: () => void }) {
  const { ask, merchant } = useDesk();
  const blank = { account: '', title: '', kind: 'cash', amount: '', pool: String(pools[0]?.id ?? ''), tickets: '1' };
  const [values, setValues] = useState<Record<Field, string>>(blank);
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  // One key per reward: if an answer is lost and the operator presses again, it is given once. Another reward needs
  // another key.
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const kind = values.kind as Kind;
  const field = (name: Field) => ({ value: values[name], error: errors[name] });
  const change = (name: Field, value: string): void => {
    setValues((before) => ({ ...before, [name]: value }));
    setIdempotencyKey(crypto.randomUUID());
  };

  const give = async (): Promise<void> => {
    const [account, title] = [values.account.trim(), values.title.trim()];
    const prize = readPrize(kind, kind === 'tickets' ? values.tickets : values.amount, merchant.currency, Number(values.pool));
    setErrors({
      ...(account === '' ? { account: texts.wrongAccount } : {}),
      ...(title === '' ? { title: texts.wrongName } : {}),
      ...(prize === null ? (kind === 'tickets' ? { tickets: texts.wrongTickets } : { amount: texts.wrongAmount }) : {}),
    });
    if (account === '' || title === '' || prize === null) return;
    const reward = { account, title, prize, idempotencyKey };
    if (await dialog.act(() => ask('giveReward', reward), texts.done(account))) onDone();
  };

  return (
    <DialogForm id={dialog.id} onSubmit={give}>
      <TextField
        label={texts.account}
        maxLength={64}
        autoCapitalize="none"
        {...field('account')}
        onChange={(event) => change('account', event.target.value)}
      />
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        maxLength={60}
        {...field('title')}
        onChange={(event) => change('title', event.target.value)}
      />
      <Select
        label={texts.kind}
        options={Object.entries(texts.kinds)
          .filter(([value]) => value !== 'tickets' || pools.length > 0)
          .map(([value, label]) => ({ value, label }))}
        value={kind}
        onChange={(chosen) => change('kind', chosen)}
      />
      {kind === 'tickets' ? (
        <>
          <Select
            label={texts.pool}
            options={pools.map(({ id, title }) => ({ value: String(id), label: title }))}
            value={values.pool}
            onChange={(chosen) => change('pool', chosen)}
          />
          <TextField
            label={texts.tickets}
            inputMode="numeric"
            {...field('tickets')}
            onChange={(event) => change('tickets', event.target.value)}
          />
        </>
      ) : (
        <MoneyField
          label={texts.amount}
          {...field('amount')}
          onChange={(text) => change('amount', text)}
          symbol={symbolOf(merchant.currency)}
          tidy={(typed) => typed.trim()}
          quick={{ label: texts.quick, amounts: quick }}
        />
      )}
    </DialogForm>
  );
}

/** Null if it is neither an amount nor a number of tickets. */
function readPrize(kind: Kind, typed: string, unit: string, poolId: number): RewardGrant['prize'] | null {
  if (kind !== 'tickets') {
    const amount = readMoney(typed, unit);
    return amount === null ? null : { kind, amount };
  }
  const count = Number(typed.trim());
  return /^\d{1,3}$/.test(typed.trim()) && count >= 1 && count <= 100 ? { kind, amount: count, poolId } : null;
}
