import { Button } from '@livery/ui/Button';
import { Dialog } from '@livery/ui/Dialog';
import { MoneyField } from '@livery/ui/MoneyField';
import { Select } from '@livery/ui/Select';
import type { MemberRow } from '@livery/contract/control';
import { useId, useState } from 'react';
import { useDesk } from '#shared/desk-context.ts';
import { moneyText, readMoney, symbolOf } from '#shared/money-text.ts';
import { useAct } from '#shared/use-act.ts';
import * as styles from './MembersRoom.css.ts';
import { membersTexts } from './members.texts.ts';

const texts = membersTexts.grant;
const quick = ['10', '100', '1000'];

interface GrantDialogProps {
  readonly member: MemberRow;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function GrantDialog({ member, open, onClose, onDone }: GrantDialogProps) {
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
      <GrantForm id={formId} member={member} act={act} onDone={onDone} />
    </Dialog>
  );
}

interface GrantFormProps {
  readonly id: string;
  readonly member: MemberRow;
  readonly act: ReturnType<typeof useAct>['act'];
  readonly onDone: () => void;
}

function GrantForm({ id, member: { account, unit, balance }, act, onDone }: GrantFormProps) {
  const { client, merchant } = useDesk();
  const [direction, setDirection] = useState<'give' | 'take'>('give');
  const [text, setText] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  // Made with the form, so that a lost answer and another press book once.
  const [idempotencyKey] = useState(() => crypto.randomUUID());

  const book = async (): Promise<void> => {
    const amount = readMoney(text, unit);
    if (amount === null) return setError(texts.wrong);
    setError(undefined);
    // Another amount is another act.
    const key = `${idempotencyKey}-${direction}-${amount}`;
    const grant = { account, amount: direction === 'give' ? amount : -amount, idempotencyKey: key };
    if (await act(() => client.grant(merchant.code, grant), texts.done(account))) onDone();
  };

  return (
    <form
      id={id}
      className={styles.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void book();
      }}
    >
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
    </form>
  );
}
