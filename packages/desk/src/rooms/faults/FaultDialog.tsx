import { errorStatus, type ErrorCode } from '@livery/contract/errors';
import { Button } from '@livery/ui/Button';
import { Checkbox } from '@livery/ui/Checkbox';
import { Dialog } from '@livery/ui/Dialog';
import { Select } from '@livery/ui/Select';
import { TextField } from '@livery/ui/TextField';
import { useId, useState } from 'react';
import { useDesk } from '#shared/desk-context.ts';
import { row } from '#shared/panel.css.ts';
import { useAct } from '#shared/use-act.ts';
import { firstDraft, readDraft, type Effect, type FaultDraft } from './fault-draft.ts';
import * as styles from './FaultDialog.css.ts';
import { faultsTexts } from './faults.texts.ts';

const texts = faultsTexts.form;
const methods = ['GET', 'POST', 'PUT', 'DELETE'];

interface FaultDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

export function FaultDialog({ open, onClose, onAdded }: FaultDialogProps) {
  const formId = useId();
  const { isBusy, act } = useAct();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title}
      closeLabel={texts.close}
      dismissible={!isBusy}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="action" type="submit" form={formId} loading={isBusy ? texts.saving : undefined}>
            {texts.save}
          </Button>
        </>
      }
    >
      <FaultForm id={formId} act={act} onAdded={onAdded} />
    </Dialog>
  );
}

interface FaultFormProps {
  readonly id: string;
  readonly act: ReturnType<typeof useAct>['act'];
  readonly onAdded: () => void;
}

function FaultForm({ id, act, onAdded }: FaultFormProps) {
  const { client, merchant } = useDesk();
  const [draft, setDraft] = useState(firstDraft);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const change = (part: Partial<FaultDraft>) => setDraft({ ...draft, ...part });
  const errorOf = (field: string, sentence: string) => (wrong.includes(field) ? sentence : undefined);

  const add = async (): Promise<void> => {
    const read = readDraft(draft, merchant.code);
    setWrong(read.wrong ?? []);
    if (read.fault !== null && (await act(() => client.addFault(read.fault), texts.saved))) onAdded();
  };

  return (
    <form
      id={id}
      className={styles.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
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
    </form>
  );
}
