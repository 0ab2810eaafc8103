import { Button } from '@livery/ui/Button';
import { Notice } from '@livery/ui/Notice';
import { useState } from 'react';
import { useDesk } from '#shared/desk-context.ts';
import { DialogForm, FormDialog, type DialogOfForm } from '#shared/FormDialog.tsx';
import { keepPerson, keptPerson } from '#shared/forms/person.ts';
import { PersonField } from '#shared/forms/PersonField.tsx';
import { moneyText } from '#shared/money-text.ts';
import { settlementTexts } from '../settlement.texts.ts';
import type { SettlementWindow } from './WindowsPart.tsx';

const texts = settlementTexts.approval;

interface ApprovalProps {
  readonly window: SettlementWindow;
  /** Called whether or not the approval succeeded, because the window may have changed. */
  readonly onActed: () => void;
}

/** A window that needs two approvals, and who has given one. */
export function ApprovalCard({ window, onActed }: ApprovalProps) {
  const { merchant } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const { supportedBy, due } = window;
  const isFirst = supportedBy === null;
  const submit = isFirst ? texts.first : texts.second;
  return (
    <>
      <Notice
        tone="warning"
        title={texts.title}
        action={
          <Button size="small" variant="action" onClick={() => setOpen(true)}>
            {submit}
          </Button>
        }
      >
        {isFirst ? texts.none : texts.one(supportedBy)}
      </Notice>
      <FormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={texts.dialogTitle(moneyText(due, merchant.currency))}
        texts={{ cancel: texts.cancel, save: submit, saving: texts.saving }}
        size="small"
      >
        {(dialog) => (
          <ApprovalForm
            dialog={dialog}
            window={window}
            onActed={(isDone) => {
              if (isDone) setOpen(false);
              onActed();
            }}
          />
        )}
      </FormDialog>
    </>
  );
}

interface ApprovalFormProps {
  readonly window: SettlementWindow;
  readonly dialog: DialogOfForm;
  readonly onActed: (isDone: boolean) => void;
}

function ApprovalForm({ dialog, window: { id, supportedBy }, onActed }: ApprovalFormProps) {
  const { ask } = useDesk();
  const [person, setPerson] = useState(keptPerson);
  const [isTried, setTried] = useState(false);
  /** The refused name. Another one may be accepted. */
  const [refused, setRefused] = useState<string | null>(null);
  const name = person.trim();

  const approve = async (): Promise<void> => {
    setTried(true);
    setRefused(null);
    if (name === '') return;
    const isDone = await dialog.act(
      async () => {
        const answer = await ask('approveSettlement', { window: id, person: name });
        keepPerson(name);
        return answer;
      },
      ({ state }) => (state === 'review' ? texts.doneFirst : texts.doneSecond),
      () => setRefused(name),
    );
    onActed(isDone);
  };

  return (
    <DialogForm id={dialog.id} onSubmit={approve}>
      <p>{supportedBy === null ? texts.firstText : texts.secondText}</p>
      <PersonField
        value={person}
        isTried={isTried}
        refused={refused !== null && refused === name ? texts.same(name) : undefined}
        onChange={setPerson}
      />
    </DialogForm>
  );
}
