import { Select } from '@livery/ui/Select';
import { TextArea } from '@livery/ui/TextArea';
import { TextField } from '@livery/ui/TextField';
import type { ControlQueryOf, DeskIssue } from '@livery/contract/control/shapes';
import type { LotteryFaultKind } from '@livery/contract/lotteries';
import { kindOf } from '@livery/lottery/kinds/kinds';
import { kindCodes } from '@livery/lottery/model/kind';
import { readResult } from '@livery/lottery/model/read-result';
import { useState } from 'react';
import { useDesk } from '#shared/desk-context.ts';
import { DialogForm, FormDialog, type DialogOfForm } from '#shared/FormDialog.tsx';
import { keepPerson, keptPerson } from '#shared/forms/person.ts';
import { PersonField } from '#shared/forms/PersonField.tsx';
import { lotteryTexts } from '../lottery.texts.ts';
import { FaultSums } from './FaultSums.tsx';

const texts = lotteryTexts.faults;

interface FaultDialogProps {
  readonly issue: DeskIssue;
  readonly kinds: readonly LotteryFaultKind[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Declares what was wrong with a draw, and previews the effects. */
export function FaultDialog({ onClose, ...form }: FaultDialogProps) {
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.dialogTitle(form.issue.issue.number)}
      texts={{ cancel: lotteryTexts.cancel, save: texts.submit, saving: lotteryTexts.saving }}
    >
      {(dialog) => <FaultForm dialog={dialog} {...form} />}
    </FormDialog>
  );
}

type Asked = ControlQueryOf<'previewLotteryFault'>;

function FaultForm({ dialog, issue, kinds, onDone }: Omit<FaultDialogProps, 'onClose'> & { readonly dialog: DialogOfForm }) {
  const { ask } = useDesk();
  const [draft, setDraft] = useState({ kind: kinds[0] ?? 'undrawn', drawnAt: '', numbers: '', note: '', person: keptPerson() });
  const [isTried, setTried] = useState(false);
  const { asked, problem } = readDraft(issue, draft);
  const note = draft.note.trim();
  const person = draft.person.trim();
  const submit = async (): Promise<void> => {
    setTried(true);
    if (asked === null || note === '' || person === '') return;
    const isDone = await dialog.act(async () => {
      await ask('declareLotteryFault', { ...asked, note, person });
      keepPerson(person);
    }, texts.declared);
    if (isDone) onDone();
  };
  return (
    <DialogForm id={dialog.id} onSubmit={submit}>
      <Select
        label={texts.kind}
        hint={texts.kindTexts[draft.kind]}
        options={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
        value={draft.kind}
        onChange={(kind) => setDraft({ ...draft, kind: kinds.find((each) => each === kind) ?? draft.kind })}
      />
      {draft.kind === 'early' && (
        <TextField
          label={texts.drawnAt}
          hint={texts.drawnAtHint}
          error={isTried ? problem : undefined}
          type="datetime-local"
          step="1"
          value={draft.drawnAt}
          onChange={(event) => setDraft({ ...draft, drawnAt: event.target.value })}
        />
      )}
      {draft.kind === 'wrong' && (
        <TextField
          label={lotteryTexts.numbers.label}
          hint={lotteryTexts.numbers.hint}
          error={isTried ? problem : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={400}
          value={draft.numbers}
          onChange={(event) => setDraft({ ...draft, numbers: event.target.value })}
        />
      )}
      {asked !== null && <FaultSums asked={asked} />}
      <TextArea
        label={texts.note}
        hint={texts.noteHint}
        error={isTried && note === '' ? texts.noteMissing : undefined}
        rows={2}
        value={draft.note}
        onChange={(text) => setDraft({ ...draft, note: text.slice(0, 300) })}
      />
      <PersonField value={draft.person} isTried={isTried} onChange={(name) => setDraft({ ...draft, person: name })} />
    </DialogForm>
  );
}

interface Draft {
  readonly kind: LotteryFaultKind;
  readonly drawnAt: string;
  readonly numbers: string;
}

/** The request to the gateway, or the reason why it cannot be made. */
function readDraft({ issue, kind: code }: DeskIssue, { kind, drawnAt, numbers }: Draft): { asked: Asked | null; problem?: string } {
  const of = { issue: issue.id, kind };
  if (kind === 'undrawn') return { asked: of };
  if (kind === 'early') {
    const at = new Date(drawnAt);
    const isInSale = at >= new Date(issue.opensAt) && at < new Date(issue.closesAt);
    return isInSale ? { asked: { ...of, drawnAt: at.toISOString() } } : { asked: null, problem: texts.wrongTime };
  }
  const known = kindCodes.find((each) => each === code);
  const read = known === undefined ? null : readResult(kindOf(known).space, numbers);
  if (read === null || 'fault' in read) return { asked: null, problem: lotteryTexts.numbers.faults[read?.fault ?? 'syntax'] ?? '' };
  const isSame = known !== undefined && kindOf(known).labelsOf(read.draw).join() === issue.numbers?.join();
  return isSame ? { asked: null, problem: lotteryTexts.numbers.faults['same'] ?? '' } : { asked: { ...of, numbers } };
}
