import { TextField } from '@livery/ui/TextField';
import type { DeskFixture } from '@livery/contract/control/shapes';
import { useState } from 'react';
import { DialogForm, FormDialog, type DialogOfForm } from '#shared/FormDialog.tsx';
import { useDesk } from '#shared/desk-context.ts';
import { row } from '#shared/panel.css.ts';
import { sportsTexts } from './sports.texts.ts';

const texts = sportsTexts.result;

interface ResultDialogProps {
  readonly fixture: DeskFixture;
  readonly onEnded: () => void;
  readonly onClose: () => void;
}

/** The final score of a match, and the operator's reason. */
export function ResultDialog({ fixture, onEnded, onClose }: ResultDialogProps) {
  return (
    <FormDialog open onClose={onClose} title={texts.title(sportsTexts.match(fixture.home, fixture.away))} texts={texts.texts} size="small">
      {(dialog) => <ResultForm dialog={dialog} fixture={fixture} onEnded={onEnded} />}
    </FormDialog>
  );
}

function ResultForm({ dialog: { id, act }, fixture, onEnded }: Omit<ResultDialogProps, 'onClose'> & { dialog: DialogOfForm }) {
  const { ask } = useDesk();
  const { fixtureId, home, away, score, hasDraw } = fixture;
  const [draft, setDraft] = useState({ home: String(score.home), away: String(score.away), reason: '' });
  const [isTried, setTried] = useState(false);
  const isTie = !hasDraw && pointsOf(draft.home) !== null && pointsOf(draft.home) === pointsOf(draft.away);
  const problems = {
    home: pointsOf(draft.home) === null ? texts.wrong : undefined,
    away: pointsOf(draft.away) === null ? texts.wrong : isTie ? texts.tie : undefined,
    reason: draft.reason.trim() === '' ? texts.reasonMissing : undefined,
  };
  const submit = async (): Promise<void> => {
    setTried(true);
    const [homePoints, awayPoints] = [pointsOf(draft.home), pointsOf(draft.away)];
    if (homePoints === null || awayPoints === null || Object.values(problems).some((problem) => problem !== undefined)) return;
    const end = { fixtureId, act: 'result', score: { home: homePoints, away: awayPoints }, reason: draft.reason.trim() } as const;
    if (
      await act(
        () => ask('endFixture', end),
        ({ settled }) => sportsTexts.ended(settled),
      )
    )
      onEnded();
  };
  const field = (name: 'home' | 'away' | 'reason', label: string) => (
    <TextField
      label={label}
      inputMode={name === 'reason' ? 'text' : 'numeric'}
      value={draft[name]}
      error={isTried ? problems[name] : undefined}
      maxLength={name === 'reason' ? 300 : 4}
      onChange={(event) => setDraft({ ...draft, [name]: event.currentTarget.value })}
    />
  );
  return (
    <DialogForm id={id} onSubmit={submit}>
      <div className={row}>
        {field('home', texts.points(home))}
        {field('away', texts.points(away))}
      </div>
      {field('reason', texts.reason)}
    </DialogForm>
  );
}

function pointsOf(text: string): number | null {
  return /^\d{1,4}$/.test(text.trim()) && Number(text) <= 1_000 ? Number(text) : null;
}
