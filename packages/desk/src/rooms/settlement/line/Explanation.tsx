import { sourceOf } from '@livery/contract/commission-step-source';
import { operatorWords, sourceWords, stepWords } from '@livery/contract/commission-step-words';
import { IconButton } from '@livery/ui/IconButton';
import { ChevronDownIcon, ChevronRightIcon } from '@livery/ui/icons';
import { useId, useState } from 'react';
import { rateText } from '#shared/forms/rate-text.ts';
import { moneyText } from '#shared/money-text.ts';
import { panel } from '#shared/panel.css.ts';
import * as styles from './Explanation.css.ts';
import { explanationTexts as texts } from './explanation.texts.ts';
import type { WholeLine } from '../windows/outliers.ts';

type Step = WholeLine['explanation']['steps'][number];

const whole = new Intl.NumberFormat('en');
const exact = new Intl.NumberFormat('en', { maximumFractionDigits: 6 });

interface Explained {
  readonly explanation: WholeLine['explanation'];
  readonly currency: string;
}

/** Explains the figures of a line as a tree that opens step by step. */
export function Explanation({ whole: { explanation, currency } }: { whole: WholeLine }) {
  return (
    <section className={panel} aria-label={texts.title}>
      <h3 className={styles.title}>{texts.title}</h3>
      <p className={styles.lead}>{texts.lead}</p>
      <Level places={explanation.roots} explained={{ explanation, currency }} />
    </section>
  );
}

function Level({ places, explained, id }: { places: readonly number[]; explained: Explained; id?: string }) {
  return (
    <ul className={id === undefined ? styles.level : styles.below} id={id}>
      {places.map((place, index) => {
        const step = explained.explanation.steps[place];
        // A figure may use another one twice.
        return step === undefined ? null : <Node key={`${index} ${place}`} step={step} place={place} explained={explained} />;
      })}
    </ul>
  );
}

function Node({ step, place, explained }: { step: Step; place: number; explained: Explained }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const source = sourceOf(explained.explanation, place);
  const name = source === null ? stepWords[step.name] : `${stepWords[step.name]}, ${sourceWords[source]} ${step.id}`;
  return (
    <li>
      <div className={styles.row}>
        {step.of.length > 0 ? (
          <IconButton
            icon={isOpen ? ChevronDownIcon : ChevronRightIcon}
            label={isOpen ? texts.hide(name) : texts.show(name)}
            aria-expanded={isOpen}
            {...(isOpen ? { 'aria-controls': id } : {})}
            onClick={() => setOpen(!isOpen)}
          />
        ) : (
          <span className={styles.noToggle} />
        )}
        <span className={styles.words}>
          <span>{name}</span>
          {step.by !== null && isOpen && <span className={styles.how}>{operatorWords[step.by]}</span>}
        </span>
        <span className={styles.value}>{valueText(step, explained.currency)}</span>
      </div>
      {isOpen && <Level places={step.of} explained={explained} id={id} />}
    </li>
  );
}

function valueText({ name, unit, value }: Step, currency: string): string {
  switch (unit) {
    case 'amount':
      return moneyText(value, currency);
    case 'rate':
      return `${rateText(value)} %`;
    case 'millionths':
      return texts.millionths(exact.format(value / 1_000_000));
    case 'count':
      return name === 'tier' && value === 0 ? texts.noTier : whole.format(value);
  }
}
