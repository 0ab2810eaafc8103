import { Badge } from '@livery/ui/Badge';
import { Button } from '@livery/ui/Button';
import { CircleCheckIcon, GlobeIcon, WrenchIcon } from '@livery/ui/icons';
import { ConfirmDialog } from '@livery/ui/ConfirmDialog';
import { RadioCards } from '@livery/ui/RadioCards';
import { TextField } from '@livery/ui/TextField';
import type { StatusChange } from '@livery/contract/control/shapes';
import { useState } from 'react';
import { Answered } from '#shared/Answered.tsx';
import { useDesk } from '#shared/desk-context.ts';
import { momentText } from '#shared/instants.ts';
import * as parts from '#shared/panel.css.ts';
import { RoomFrame } from '#shared/Room.tsx';
import { useAct } from '#shared/use-act.ts';
import { useAnswer } from '#shared/use-answer.ts';
import { localField, modeOf, statusFor, type StatusMode } from './status-mode.ts';
import * as styles from './StatusRoom.css.ts';
import { statusTexts as texts } from './status.texts.ts';

const icons = { normal: CircleCheckIcon, maintenance: WrenchIcon, region: GlobeIcon } as const;
const tones = { normal: 'positive', maintenance: 'warning', region: 'negative' } as const;

export function StatusRoom() {
  const { merchant } = useDesk();
  const answer = useAnswer('status', {});
  const { value: status } = answer;
  return (
    <RoomFrame
      title={texts.title}
      lead={texts.lead(merchant.name)}
      actions={status !== null && <Badge tone={tones[modeOf(status)]}>{describe(status)}</Badge>}
    >
      <Answered answer={answer} loading={texts.loading}>
        {(current) => <StatusForm key={JSON.stringify(current)} status={current} onSet={answer.reload} />}
      </Answered>
    </RoomFrame>
  );
}

function StatusForm({ status, onSet }: { status: StatusChange; onSet: () => void }) {
  const { ask, merchant } = useDesk();
  const { isBusy, act } = useAct();
  const current = modeOf(status);
  const [mode, setMode] = useState(current);
  const [end, setEnd] = useState(typeof status.endTime === 'string' ? localField(status.endTime) : '');
  const [isAsked, setAsked] = useState(false);

  const set = async (): Promise<void> => {
    const isDone = await act(() => ask('setStatus', statusFor(mode, end)), texts.done[mode]);
    setAsked(false);
    if (isDone) onSet();
  };

  return (
    <form
      className={`${parts.panel} ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (current === 'normal' && mode !== 'normal') setAsked(true);
        else void set();
      }}
    >
      <RadioCards
        label={texts.choose}
        name="status"
        options={Object.entries(texts.modes).map(([value, words]) => ({ value, ...words, icon: icons[value as StatusMode] }))}
        value={mode}
        onChange={(chosen) => setMode(chosen as StatusMode)}
      />
      {mode === 'maintenance' && (
        <div className={styles.end}>
          <TextField
            label={texts.end}
            mark={texts.endMark}
            hint={texts.endHint}
            type="datetime-local"
            value={end}
            onChange={(event) => setEnd(event.target.value)}
          />
        </div>
      )}
      <div className={parts.buttons}>
        <Button type="submit" variant="action" loading={isBusy ? texts.setting : undefined}>
          {texts.set}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        tone="danger"
        title={texts.confirmTitle(merchant.name)}
        confirmLabel={texts.confirm}
        cancelLabel={texts.cancel}
        onConfirm={() => void set()}
        onCancel={() => setAsked(false)}
        loading={isBusy ? texts.setting : undefined}
      >
        <p>{texts.confirmText}</p>
      </ConfirmDialog>
    </form>
  );
}

function describe(status: StatusChange): string {
  const mode = modeOf(status);
  const { label } = texts.modes[mode];
  return mode === 'maintenance' && typeof status.endTime === 'string' ? `${label}, ${texts.until(momentText(status.endTime))}` : label;
}
