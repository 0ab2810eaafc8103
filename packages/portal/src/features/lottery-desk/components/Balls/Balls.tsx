import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@livery/ui/VisuallyHidden';
import { colourOf, colours } from '@livery/lottery/kinds/lhc/numbers';
import { animalOfNumber, animals } from '@livery/lottery/model/lunar-year';
import { usePlayText } from '../../choosing/use-play-text.ts';
import { kindAt } from '../../choosing/use-choice.ts';
import * as styles from './Balls.css.ts';

interface BallsProps {
  kind: string;
  numbers: readonly number[];
  /** The animal of the draw's lunar year. */
  animal: number;
  size?: 'small' | 'large';
}

/** The drawn numbers in order. For a Vietnamese list, only the special prize. */
export function Balls({ kind: code, numbers, animal, size = 'large' }: BallsProps) {
  const { t } = useTranslation('lottery-desk');
  const text = usePlayText();
  const kind = kindAt(code);
  const labels = kind === null ? numbers.map(String) : kind.labelsOf(numbers);
  if (kind?.space.by === 'prizes') {
    return (
      <p className={styles.prize({ size })}>
        <VisuallyHidden>{t('balls.special')} </VisuallyHidden>
        {labels[code === 'VN18' ? labels.length - 1 : 0]}
      </p>
    );
  }
  const shape = code === 'PK10' ? 'tile' : 'ball';
  return (
    <ol className={styles.list}>
      {labels.map((label, place) => {
        const number = numbers[place] ?? 0;
        const colour = code === 'LHC' ? colours[colourOf(number)] : undefined;
        const sign = code === 'LHC' ? animals[animalOfNumber(number, animal)] : undefined;
        const isSpecial = code === 'LHC' && place === labels.length - 1;
        return (
          <li key={`${place} ${label}`} className={styles.item} data-special={isSpecial || undefined}>
            {isSpecial && <VisuallyHidden>{t('balls.special')} </VisuallyHidden>}
            <span className={styles.ball({ shape, size, colour: colour ?? 'plain' })}>{label}</span>
            {colour !== undefined && <VisuallyHidden> {text.label(colour)}</VisuallyHidden>}
            {sign !== undefined && size === 'large' && <span className={styles.sign}>{text.label(sign)}</span>}
          </li>
        );
      })}
    </ol>
  );
}
