import { errorStatus, type ErrorCode } from '@livery/contract/errors';
import { Checkbox } from '@livery/ui/Checkbox';
import { Select } from '@livery/ui/Select';
import { TextField } from '@livery/ui/TextField';
import { useState } from 'react';
import { useDesk } from '#shared/desk-context.ts';
import { DialogForm, FormDialog, type DialogOfForm } from '#shared/FormDialog.tsx';
import { row } from '#shared/panel.css.ts';
import { firstDraft, readDraft, type Effect, type FaultDraft } from './fault-draft.ts';
import { faultsTexts } from './faults.texts.ts';

const texts = faultsTexts.form;
const methods = ['GET', 'POST', 'PUT', 'DELETE'];

interface FaultDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

export function FaultDialog({ open, onClose, onAdded }: FaultDialogProps) {
  return (
    <FormDialog open={open} onClose={onClose} title={texts.title} texts={texts}>
      {(dialog) => <FaultForm dialog={dialog} onAdded={onAdded} />}
    </FormDialog>
  );
}

interface FaultFormProps {
  readonly dialog: DialogOfForm;
  readonly onAdded: () => void;
}

function FaultForm({ dialog, onAdded }: FaultFormProps) {
  const { ask, merchant } = useDesk();
  const [draft, setDraft] = useState(firstDraft);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const change = (part: Partial<FaultDraft>) => setDraft({ ...draft, ...part });
  const errorOf = (field: string, sentence: string) => (wrong.includes(field) ? sentence : undefined);

  const add = async (): Promise<void> => {
    const read = readDraft(draft, merchant.code);
    setWrong(read.wrong ?? []);
    if (read.fault !== null && (await dialog.act(() => ask('addFault', read.fault), texts.saved))) onAdded();
  };

  return (
    <DialogForm id={dialog.id} onSubmit={add}>
      <div className={row}>
        <TextField
          label={texts.path}
          error={errorOf('path', texts.pathWrong)}
          value={draft.path}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => change({ path: event.target.value })}
        />
        <Select
          label={texts.method}
          options={[{ value: '', label: faultsTexts.everyMethod }, ...methods.map((value) => ({ value, label: value }))]}
          value={draft.method}
          onChange={(method) => change({ method })}
        />
      </div>
      <Checkbox
        label={texts.onlyFor(merchant.name)}
        checked={draft.isOnlyHere}
        onChange={(event) => change({ isOnlyHere: event.target.checked })}
      />
      <Select
        label={texts.effect}
        options={Object.entries(texts.effects).map(([value, label]) => ({ value, label }))}
        value={draft.effect}
        onChange={(effect) => change({ effect: effect as Effect })}
      />
      {draft.effect === 'code' && (
        <Select
          label={texts.code}
          options={Object.entries(errorStatus).map(([value, status]) => ({ value, label: `${value} (${status})` }))}
          value={draft.code}
          onChange={(code) => change({ code: code as ErrorCode })}
        />
      )}
      {draft.effect === 'status' && (
        <TextField
          label={texts.status}
          inputMode="numeric"
          error={errorOf('status', texts.statusWrong)}
          value={draft.status}
          onChange={(event) => change({ status: event.target.value })}
        />
      )}
      {draft.effect === 'delay' && (
        <TextField
          label={texts.delay}
          inputMode="numeric"
          error={errorOf('delay', texts.delayWrong)}
          value={draft.delay}
          onChange={(event) => change({ delay: event.target.value })}
        />
      )}
      <div className={row}>
        <TextField
          label={texts.count}
          mark={texts.countMark}
          hint={texts.countHint}
          inputMode="numeric"
          error={errorOf('count', texts.countWrong)}
          value={draft.count}
          onChange={(event) => change({ count: event.target.value })}
        />
        <TextField
          label={texts.caller}
          mark={texts.callerMark}
          hint={texts.callerHint}
          autoComplete="off"
          autoCapitalize="none"
          value={draft.caller}
          onChange={(event) => change({ caller: event.target.value })}
        />
      </div>
    </DialogForm>
  );
}
