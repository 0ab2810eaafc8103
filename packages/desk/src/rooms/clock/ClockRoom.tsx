import { Badge } from '@livery/ui/Badge';
import { Button } from '@livery/ui/Button';
import { RotateCcwIcon } from '@livery/ui/icons';
import { Choices } from '@livery/ui/Choices';
import { Select } from '@livery/ui/Select';
import { TextField } from '@livery/ui/TextField';
import type { ControlValueOf } from '@livery/contract/control/shapes';
import { useEffect, useState } from 'react';
import { Answered } from '#shared/Answered.tsx';
import { useDesk } from '#shared/desk-context.ts';
import { exactText, universalText } from '#shared/instants.ts';
import * as parts from '#shared/panel.css.ts';
import { RoomFrame } from '#shared/Room.tsx';
import { useAct } from '#shared/use-act.ts';
import { useAnswer } from '#shared/use-answer.ts';
import * as styles from './ClockRoom.css.ts';
import { clockTexts as texts } from './clock.texts.ts';

const sizes = { minutes: 60_000, hours: 3_600_000, days: 86_400_000 } as const;
type Unit = keyof typeof sizes;

const quick = [
  { label: '15 min', value: '15 minutes' },
  { label: '1 h', value: '1 hours' },
  { label: '12 h', value: '12 hours' },
  { label: '1 d', value: '1 days' },
  { label: '30 d', value: '30 days' },
] as const;

export function ClockRoom() {
  const answer = useAnswer('clock', {});
  return (
    <RoomFrame title={texts.title} lead={texts.lead}>
      <Answered answer={answer} loading={texts.loading}>
        {(reading) => (
          <div className={styles.layout}>
            <Face key={`${reading.now} ${reading.offset}`} reading={reading} />
            <Move offset={reading.offset} onMoved={answer.reload} />
          </div>
        )}
      </Answered>
    </RoomFrame>
  );
}

function Face({ reading }: { reading: ControlValueOf<'clock'> }) {
  const now = useTicking(reading.now);
  const { offset } = reading;
  return (
    <section className={`${parts.panel} ${styles.face}`} aria-label={texts.title}>
      <p className={styles.time}>{exactText(now)}</p>
      <dl className={styles.facts}>
        <dt className={styles.term}>{texts.universal}</dt>
        <dd>{universalText(now)}</dd>
        <dt className={styles.term}>{texts.shift}</dt>
        <dd>{offset === 0 ? texts.none : <Badge tone="warning">{offset > 0 ? texts.ahead(offset) : texts.behind(offset)}</Badge>}</dd>
      </dl>
    </section>
  );
}

function Move({ offset, onMoved }: { offset: number; onMoved: () => void }) {
  const { ask } = useDesk();
  const { isBusy, act } = useAct();
  const [count, setCount] = useState('1');
  const [unit, setUnit] = useState<Unit>('hours');
  const [error, setError] = useState<string | undefined>(undefined);

  const shiftTo = async (wanted: number): Promise<void> => {
    if (isBusy) return;
    if (await act(() => ask('shiftClock', { offset: wanted }), texts.moved(wanted))) onMoved();
  };
  const move = (direction: 1 | -1): void => {
    const whole = /^\d{1,4}$/.test(count.trim()) ? Number(count) : 0;
    if (whole < 1 || whole > 3_650) return setError(texts.wrong);
    setError(undefined);
    void shiftTo(offset + direction * whole * sizes[unit]);
  };

  return (
    <section className={`${parts.panel} ${parts.form}`} aria-label={texts.move}>
      <h2 className={styles.subtitle}>{texts.move}</h2>
      <Choices
        label={texts.quick}
        options={quick}
        value={`${count} ${unit}`}
        onChoose={(chosen) => {
          const [number = '', name] = chosen.split(' ');
          setCount(number);
          setUnit(name as Unit);
        }}
      />
      <div className={parts.row}>
        <TextField label={texts.by} inputMode="numeric" error={error} value={count} onChange={(event) => setCount(event.target.value)} />
        <Select
          label={texts.unit}
          options={Object.entries(texts.units).map(([value, label]) => ({ value, label }))}
          value={unit}
          onChange={(chosen) => setUnit(chosen as Unit)}
        />
      </div>
      <div className={parts.buttons}>
        <Button variant="action" loading={isBusy ? texts.moving : undefined} onClick={() => move(1)}>
          {texts.forward}
        </Button>
        <Button onClick={() => move(-1)}>{texts.back}</Button>
        <Button
          variant="quiet"
          icon={RotateCcwIcon}
          disabledReason={offset === 0 ? texts.isNow : undefined}
          onClick={() => void shiftTo(0)}
        >
          {texts.toNow}
        </Button>
      </div>
    </section>
  );
}

/** The gateway's time, continued from its last message. */
function useTicking(told: string): Date {
  const [{ start, heardAt }] = useState(() => ({ start: Date.parse(told), heardAt: performance.now() }));
  const [now, setNow] = useState(() => new Date(start));
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date(start + performance.now() - heardAt)), 1_000);
    return () => clearInterval(timer);
  }, [start, heardAt]);
  return now;
}
