import { useState, type ReactNode } from 'react';
import { DialogForm, FormDialog, type DialogOfForm } from '#shared/FormDialog.tsx';
import { keepPerson, keptPerson } from '#shared/forms/person.ts';
import { PersonField } from '#shared/forms/PersonField.tsx';
import { TextField } from '@livery/ui/TextField';
import { lotteryTexts as texts } from './lottery.texts.ts';

interface PersonDialogProps {
  readonly title: string;
  readonly submit: string;
  readonly tone?: 'action' | 'danger' | undefined;
  readonly text: string;
  readonly done: string;
  /** Whether the person must enter the numbers too. */
  readonly hasNumbers?: boolean;
  /** Throws the gateway's refusal. */
  readonly work: (person: string, numbers: string) => Promise<unknown>;
  readonly onClose: () => void;
  readonly onDone: () => void;
  readonly children?: ReactNode;
}

/** An action that needs a person's name and, for a result, the numbers that the person has read. */
export function PersonDialog({ title, submit, tone, onClose, ...form }: PersonDialogProps) {
  return (
    <FormDialog
      open
      onClose={onClose}
      title={title}
      texts={{ cancel: texts.cancel, save: submit, saving: texts.saving }}
      size="small"
      tone={tone ?? 'action'}
    >
      {(dialog) => <PersonForm dialog={dialog} {...form} />}
    </FormDialog>
  );
}

type PersonFormProps = Omit<PersonDialogProps, 'title' | 'submit' | 'tone' | 'onClose'> & { readonly dialog: DialogOfForm };

function PersonForm({ dialog, text, done, hasNumbers = false, work, onDone, children }: PersonFormProps) {
  const [draft, setDraft] = useState({ person: keptPerson(), numbers: '' });
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<{ person?: string; numbers?: string; why?: string }>({});
  const person = draft.person.trim();
  const numbers = draft.numbers.trim();

  const submit = async (): Promise<void> => {
    setTried(true);
    setRefused({});
    if (person === '' || (hasNumbers && numbers === '')) return;
    const isDone = await dialog.act(
      async () => {
        await work(person, numbers);
        keepPerson(person);
      },
      done,
      (pointers, reasons) =>
        setRefused(pointers.includes('/person') ? { person } : { numbers, why: texts.numbers.faults[reasons['/numbers'] ?? ''] ?? '' }),
    );
    if (isDone) onDone();
  };

  return (
    <DialogForm id={dialog.id} onSubmit={submit}>
      <p>{text}</p>
      {children}
      {hasNumbers && (
        <TextField
          label={texts.numbers.label}
          hint={texts.numbers.hint}
          error={
            isTried && numbers === '' ? texts.numbers.missing : refused.numbers === numbers && numbers !== '' ? refused.why : undefined
          }
          inputMode="numeric"
          autoComplete="off"
          maxLength={400}
          value={draft.numbers}
          onChange={(event) => setDraft({ ...draft, numbers: event.target.value })}
        />
      )}
      <PersonField
        value={draft.person}
        isTried={isTried}
        refused={refused.person !== undefined && refused.person === person ? texts.same(person) : undefined}
        onChange={(name) => setDraft({ ...draft, person: name })}
      />
    </DialogForm>
  );
}
