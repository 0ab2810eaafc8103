import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { XIcon } from '@livery/ui/icons';
import { Icon } from '@livery/ui/Icon';
import { TextField } from '@livery/ui/TextField';
import { maskOf, outcomesOf, type Mask } from '@livery/lottery/model/mask';
import type { Slot } from '@livery/lottery/model/play';
import * as styles from './Chooser.css.ts';

interface NumberEntryProps {
  legend: string;
  slot: Slot;
  mask: Mask;
  onChange: (mask: Mask) => void;
}

/** For slots of a thousand numbers or more: numbers are typed and shown as removable chips. */
export function NumberEntry({ legend, slot: { labels, max }, mask, onChange }: NumberEntryProps) {
  const { t } = useTranslation('lottery-desk');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const digits = labels[0]?.length ?? 0;
  const chosen = outcomesOf(mask);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const words = text.split(/[\s,;.]+/).filter((word) => word !== '');
    const bad = words.filter((word) => !/^\d+$/.test(word) || word.length !== digits);
    if (bad.length > 0) return setError(t('entry.bad', { numbers: bad.slice(0, 5).join(', ') }));
    const next = mask | maskOf(words.map(Number));
    if (outcomesOf(next).length > max) return setError(t('entry.tooMany', { max }));
    setError(undefined);
    setText('');
    return onChange(next);
  };
  return (
    <fieldset className={styles.entry}>
      <legend className={styles.legend}>{legend}</legend>
      <form className={styles.entryForm} onSubmit={submit} noValidate>
        <TextField
          label={t('entry.label', { digits })}
          hint={t('entry.hint')}
          error={error}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">{t('entry.add')}</Button>
      </form>
      {chosen.length > 0 && (
        <ul className={styles.chips} aria-label={t('entry.picked')}>
          {chosen.map((outcome) => (
            <li key={outcome}>
              <button
                type="button"
                className={styles.chip}
                aria-label={t('entry.remove', { number: labels[outcome] })}
                onClick={() => onChange(mask & ~(1n << BigInt(outcome)))}
              >
                {labels[outcome]}
                <Icon icon={XIcon} size="small" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
