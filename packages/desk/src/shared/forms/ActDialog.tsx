import { useState, type ReactNode } from 'react';
import { DialogForm, FormDialog, type DialogOfForm } from '#shared/FormDialog.tsx';
import { reasonTexts } from '#shared/reason.texts.ts';
import { readReason, ReasonField } from '#shared/ReasonField.tsx';

interface ActDialogProps {
  readonly open: boolean;
  readonly tone?: 'action' | 'danger';
  readonly title: string;
  /** Names the person concerned. */
  readonly submit: string;
  readonly hint: string;
  readonly done: string;
  readonly work: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
  readonly onDone: () => void;
  /** Names the action. */
  readonly children: ReactNode;
}

/** An action that needs only a reason. */
export function ActDialog({ open, tone = 'action', title, submit, onClose, ...act }: ActDialogProps) {
  const texts = { cancel: reasonTexts.cancel, save: submit, saving: reasonTexts.acting };
  return (
    <FormDialog open={open} onClose={onClose} title={title} texts={texts} tone={tone} size="small">
      {(dialog) => <ActForm dialog={dialog} {...act} />}
    </FormDialog>
  );
}

interface ActFormProps extends Pick<ActDialogProps, 'hint' | 'done' | 'work' | 'onDone' | 'children'> {
  readonly dialog: DialogOfForm;
}

function ActForm({ dialog, hint, done, work, onDone, children }: ActFormProps) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  return (
    <DialogForm
      id={dialog.id}
      onSubmit={async () => {
        const read = readReason(reason);
        setTried(true);
        if (read !== null && (await dialog.act(() => work(read), done))) onDone();
      }}
    >
      <p>{children}</p>
      <ReasonField hint={hint} value={reason} isTried={isTried} onChange={setReason} />
    </DialogForm>
  );
}
