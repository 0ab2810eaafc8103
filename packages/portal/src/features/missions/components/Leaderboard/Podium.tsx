import { useTranslation } from 'react-i18next';
import { Icon } from '@livery/ui/Icon';
import { CrownIcon } from '@livery/ui/icons';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import type { MissionBoard } from '../../missions.api.ts';
import * as styles from './Podium.css.ts';

const places = ['first', 'second', 'third'] as const;

/** The top three on a podium. The first is in the middle, but first in reading order. */
export function Podium({ first, currency }: { first: MissionBoard['top']; currency: string }) {
  const { t } = useTranslation('missions');
  const moneyText = useMoneyText();
  return (
    <ol className={styles.podium}>
      {first.map(({ rank, name, staked, isOwn }, index) => {
        const place = places[index] ?? 'third';
        return (
          <li key={rank} className={styles.place({ place })}>
            <span className={styles.mark({ place })} aria-hidden="true">
              {place === 'first' && (
                <span className={styles.crown}>
                  <Icon icon={CrownIcon} />
                </span>
              )}
              <span translate="no">{[...name][0]?.toUpperCase()}</span>
            </span>
            <span className={styles.name}>{isOwn ? t('board.you', { name }) : name}</span>
            <span className={styles.staked}>{moneyText(staked, currency)}</span>
            <span className={styles.step({ place })}>{rank}</span>
          </li>
        );
      })}
    </ol>
  );
}
