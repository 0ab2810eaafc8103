import { Button } from '@livery/ui/Button';
import { Notice } from '@livery/ui/Notice';
import { Select } from '@livery/ui/Select';
import { TextField } from '@livery/ui/TextField';
import type { DeskLottery } from '@livery/contract/control/shapes';
import { lotterySources } from '@livery/contract/lotteries';
import { useState } from 'react';
import { useDesk } from '#shared/desk-context.ts';
import { keepPerson, keptPerson } from '#shared/forms/person.ts';
import { PersonField } from '#shared/forms/PersonField.tsx';
import { symbolOf } from '#shared/money-text.ts';
import { buttons, panel } from '#shared/panel.css.ts';
import { useAct } from '#shared/use-act.ts';
import * as styles from '../Lottery.css.ts';
import { lotteryTexts } from '../lottery.texts.ts';
import { settingsTexts as texts } from './settings.texts.ts';
import { amountNames, draftOf, numberBounds, readSettings, type Draft, type Settings } from './read-settings.ts';

const flagNames = ['fortyNine', 'tie', 'thirty'] as const;
const timeNames = ['every', 'closing', 'pause', 'beaconTimeout', 'correction'] as const;

interface SettingsPartProps {
  readonly lottery: DeskLottery;
  readonly onSent: () => void;
}

/** The settings of a lottery. The form resets if somebody else has changed them. */
export function SettingsPart({ lottery, onSent }: SettingsPartProps) {
  const [isLost, setLost] = useState(false);
  return (
    <section className={`${panel} ${styles.stack}`} aria-label={lotteryTexts.parts.settings}>
      <p className={styles.soft}>{texts.lead}</p>
      {isLost && (
        <Notice tone="negative" title={texts.lostTitle} isLive>
          {texts.lost}
        </Notice>
      )}
      <SettingsForm
        key={JSON.stringify(lottery.settings)}
        game={lottery.game}
        seen={lottery.settings}
        onSent={(isSaved) => {
          setLost(!isSaved);
          onSent();
        }}
      />
    </section>
  );
}

type FieldName = keyof typeof numberBounds | (typeof amountNames)[number];

interface SettingsFormProps {
  readonly game: number;
  readonly seen: Settings;
  /** Saved, or refused because somebody else has changed them. */
  readonly onSent: (isSaved: boolean) => void;
}

function SettingsForm({ game, seen, onSent }: SettingsFormProps) {
  const { ask, merchant } = useDesk();
  const { isBusy, act } = useAct();
  const unit = merchant.currency;
  const [draft, setDraft] = useState<Draft>(() => draftOf(seen, unit));
  const [person, setPerson] = useState(keptPerson);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const { settings, wrong } = readSettings(draft, unit);

  const save = async (): Promise<void> => {
    setTried(true);
    setRefused([]);
    const name = person.trim();
    if (settings === null || name === '') return;
    let isLost = false;
    const isSaved = await act(
      async () => {
        await ask('setLottery', { game, settings, seen, person: name });
        keepPerson(name);
      },
      texts.saved,
      (fields) => {
        isLost = fields.includes('/seen');
        setRefused(fields);
      },
    );
    if (isSaved || isLost) onSent(isSaved);
  };

  const errorOf = (name: FieldName): string | undefined => {
    if (refused.includes(`/settings/${name}`)) return texts.wrongRange;
    if (!isTried || !wrong.includes(name)) return undefined;
    const bounds: Partial<Record<FieldName, readonly [number, number]>> = numberBounds;
    return bounds[name] === undefined ? texts.wrongAmount : texts.wrongNumber(...bounds[name]);
  };
  const field = (name: FieldName, isAmount: boolean) => (
    <TextField
      key={name}
      label={texts.fields[name]}
      error={errorOf(name)}
      inputMode={isAmount ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={draft[name]}
      onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
      {...(isAmount ? { prefix: symbolOf(unit) } : {})}
    />
  );

  return (
    <form
      className={styles.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <fieldset className={styles.fieldset}>
        <legend className={styles.legend}>{texts.times}</legend>
        <div className={styles.pairs}>
          <Select
            label={texts.fields.source}
            options={lotterySources.map((value) => ({ value, label: lotteryTexts.lotteries.sources[value] }))}
            value={draft.source}
            onChange={(source) => setDraft({ ...draft, source: source === 'outside' ? 'outside' : 'own' })}
          />
          {timeNames.map((name) => field(name, false))}
        </div>
      </fieldset>
      <fieldset className={styles.fieldset}>
        <legend className={styles.legend}>{texts.odds}</legend>
        <div className={styles.pairs}>
          {field('prizeGroup', false)}
          {flagNames.map((name) => (
            <Select
              key={name}
              label={texts.fields[name]}
              options={(['returned', 'lost'] as const).map((value) => ({ value, label: texts.flags[value] }))}
              value={draft.flags[name]}
              onChange={(value) => setDraft({ ...draft, flags: { ...draft.flags, [name]: value === 'lost' ? 'lost' : 'returned' } })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.fieldset}>
        <legend className={styles.legend}>{texts.limits}</legend>
        <div className={styles.pairs}>{amountNames.map((name) => field(name, true))}</div>
      </fieldset>
      <div className={styles.narrow}>
        <PersonField value={person} isTried={isTried} onChange={setPerson} />
      </div>
      <div className={buttons}>
        <Button type="submit" variant="action" loading={isBusy ? lotteryTexts.saving : undefined}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
