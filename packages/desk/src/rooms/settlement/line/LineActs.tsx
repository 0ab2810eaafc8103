import { Button } from '@livery/ui/Button';
import { lineMoves, type LineState } from '@livery/contract/commission-states';
import type { ControlBodyOf } from '@livery/contract/control/shapes';
import { useState } from 'react';
import { useDesk } from '#shared/desk-context.ts';
import { DialogForm, FormDialog, type DialogOfForm } from '#shared/FormDialog.tsx';
import { keepPerson, keptPerson } from '#shared/forms/person.ts';
import { PersonField } from '#shared/forms/PersonField.tsx';
import { buttons } from '#shared/panel.css.ts';
import { reasonTexts } from '#shared/reason.texts.ts';
import { readReason, ReasonField } from '#shared/ReasonField.tsx';
import { settlementTexts } from '../settlement.texts.ts';
import type { SettledLine } from '../windows/outliers.ts';

const texts = settlementTexts.line;
const longestReason = 1_000;

type LineAct = ControlBodyOf<'actOnCommission'>['act'];
const ledTo = { hold: 'held', release: 'calculated', end: 'ended' } as const satisfies Partial<Record<LineAct, LineState>>;

/** The actions that are possible on a line now. */
export function actsOf({ state, isDisputed }: Pick<SettledLine, 'state' | 'isDisputed'>): readonly LineAct[] {
  const moves = (['hold', 'release', 'end'] as const).filter((act) => lineMoves[state].includes(ledTo[act]));
  return isDisputed ? ['answer', 'resolve', ...moves] : moves;
}

/** The desk's actions on a line. Each needs a name and a reason. */
export function LineActs({ line, onActed }: { line: SettledLine; onActed: () => void }) {
  // Keeps the action while its dialog closes. Each opening starts with an empty form.
  const [{ act, isOpen, opening }, setAsked] = useState<{ act: LineAct; isOpen: boolean; opening: number }>({
    act: 'hold',
    isOpen: false,
    opening: 0,
  });
  const acts = actsOf(line);
  const close = () => setAsked((before) => ({ ...before, isOpen: false }));
  if (acts.length === 0 && !isOpen) return null;
  return (
    <div className={buttons}>
      {acts.map((each) => (
        <Button
          key={each}
          size="small"
          variant={each === 'end' ? 'danger' : 'plain'}
          onClick={() => setAsked({ act: each, isOpen: true, opening: opening + 1 })}
        >
          {texts.acts[each]}
        </Button>
      ))}
      <FormDialog
        open={isOpen}
        onClose={close}
        title={texts.titles[act](line.account)}
        texts={{ cancel: reasonTexts.cancel, save: texts.acts[act], saving: reasonTexts.acting }}
        tone={act === 'end' ? 'danger' : 'action'}
        size="small"
      >
        {(dialog) => (
          <LineActForm
            key={opening}
            dialog={dialog}
            line={line}
            act={act}
            onActed={(isDone) => {
              if (isDone) close();
              onActed();
            }}
          />
        )}
      </FormDialog>
    </div>
  );
}

interface LineActFormProps {
  readonly dialog: DialogOfForm;
  readonly line: SettledLine;
  readonly act: LineAct;
  readonly onActed: (isDone: boolean) => void;
}

function LineActForm({ dialog, line: { id }, act, onActed }: LineActFormProps) {
  const { ask } = useDesk();
  const [person, setPerson] = useState(keptPerson);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isOptional = act === 'release';
  const isRead = act === 'answer' || act === 'resolve';

  const submit = async (): Promise<void> => {
    const name = person.trim();
    const why = reason.trim() === '' && isOptional ? '' : readReason(reason, longestReason);
    setTried(true);
    if (name === '' || why === null) return;
    const isDone = await dialog.act(async () => {
      await ask('actOnCommission', { line: id, act, person: name, reason: why });
      keepPerson(name);
    }, texts.done[act]);
    onActed(isDone);
  };

  return (
    <DialogForm id={dialog.id} onSubmit={submit}>
      <p>{texts.why[act]}</p>
      <PersonField value={person} isTried={isTried} onChange={setPerson} />
      <ReasonField
        hint={isOptional ? texts.optional : isRead ? texts.reason.read : texts.reason.note}
        longest={longestReason}
        value={reason}
        isTried={isTried && !isOptional}
        onChange={setReason}
      />
    </DialogForm>
  );
}
