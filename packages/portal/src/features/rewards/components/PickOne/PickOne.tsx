import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { EggArt, EnvelopeArt } from './pick-items.tsx';
import * as styles from './PickOne.css.ts';

interface TakeOneProps {
  kind: 'egg' | 'envelope';
  /** The picked one. Null before the pick. */
  taken: number | null;
  isOpen: boolean;
  isSkipped: boolean;
  onTake: (choice: number) => void;
  onRest: () => void;
}

const things = [0, 1, 2];
const opening = 1_300;

/** Three identical items of which the member picks one. The picked number is part of the client's seed. */
export function PickOne({ kind, taken, isOpen, isSkipped, onTake, onRest }: TakeOneProps) {
  const { t } = useTranslation('rewards');
  const Art = kind === 'egg' ? EggArt : EnvelopeArt;
  const rest = useEffectEvent(onRest);
  useEffect(() => {
    if (!isOpen) return undefined;
    const isStill = isSkipped || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => rest(), isStill ? 0 : opening);
    return () => clearTimeout(timer);
  }, [isOpen, isSkipped]);
  return (
    <fieldset className={styles.row} aria-label={t(`openings.${kind}.choose`)}>
      {things.map((choice) => {
        const isTaken = choice === taken;
        return (
          <button
            key={choice}
            type="button"
            className={styles.choice}
            data-state={taken === null ? 'free' : isTaken ? 'taken' : 'left'}
            aria-label={t(`openings.${kind}.one`, { number: choice + 1 })}
            disabled={taken !== null}
            onClick={() => onTake(choice)}
          >
            <Art isOpen={isTaken && isOpen} />
          </button>
        );
      })}
    </fieldset>
  );
}
