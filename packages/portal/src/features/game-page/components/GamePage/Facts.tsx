import { useTranslation } from 'react-i18next';
import { formatHundredths } from '@livery/contract/money';
import { VisuallyHidden } from '@livery/ui/VisuallyHidden';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import type { GameDetails } from '../../game-page.reads.ts';
import * as styles from './GamePage.css.ts';

/** The game's return and payouts. Figures known only to the vendor are left out, never guessed. */
export function Facts({ details: { game, maxWin, stakes, rules } }: { details: GameDetails }) {
  const { t, i18n } = useTranslation('game-page');
  const money = useMoneyText();
  const rate = game.rtp === null ? null : formatHundredths(i18n.language, Math.round(game.rtp * 100));
  const times = maxWin === null ? null : new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 }).format(maxWin / 100);
  return (
    <section className={styles.part}>
      <VisuallyHidden>
        <h2>{t('facts')}</h2>
      </VisuallyHidden>
      <dl className={styles.facts}>
        <Fact name={t('rtp')} value={rate === null ? t('rtpUnknown') : `${rate}%`} />
        {times !== null && <Fact name={t('maxWin')} value={t('maxWinTimes', { times })} />}
        {stakes !== null && (
          <Fact
            name={t('stakes')}
            value={t('stakesRange', { least: money(stakes.least, stakes.unit), most: money(stakes.most, stakes.unit) })}
          />
        )}
      </dl>
      {rate !== null && <p className={styles.note}>{t(rules === 'vendor' ? 'rtpStated' : 'rtpExact', { rate })}</p>}
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.factName}>{name}</dt>
      <dd className={styles.factValue}>{value}</dd>
    </div>
  );
}
