import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Icon } from '@livery/ui/Icon';
import { ShieldCheckIcon } from '@livery/ui/icons';
import type { GameDetails } from '../../game-page.reads.ts';
import * as styles from './GamePage.css.ts';

/** How the game is played. The house has its own rules; a vendor explains its own. */
export function Rules({ details }: { details: GameDetails }) {
  const { t } = useTranslation('game-page');
  return (
    <section className={styles.part} aria-labelledby="game-rules">
      <h2 className={styles.partTitle} id="game-rules">
        {t('rules.title')}
      </h2>
      <ul className={styles.rules}>
        {rulesOf(t, details).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {details.rules !== 'vendor' && details.rules !== 'lottery' && (
        <p className={styles.fair}>
          <Icon icon={ShieldCheckIcon} size="small" />
          {t('rules.fair')}
        </p>
      )}
    </section>
  );
}

function rulesOf(t: TFunction<'game-page'>, { rules, reels, vendorName }: GameDetails): string[] {
  switch (rules) {
    case 'slot':
      return [
        ...(reels === null ? [] : [t('rules.slot.size', { reels: reels.reels, rows: reels.rows, lines: reels.lines })]),
        t('rules.slot.pays'),
        ...(reels === null || reels.freeSpins === 0 ? [] : [t('rules.slot.freeSpins', { spins: reels.freeSpins })]),
      ];
    case 'dice':
      return [t('rules.dice.choose'), t('rules.dice.roll')];
    case 'mines':
      return [t('rules.mines.choose'), t('rules.mines.open'), t('rules.mines.mine')];
    case 'crash':
      return [t('rules.crash.rise'), t('rules.crash.leave'), t('rules.crash.fall')];
    case 'roulette':
      return [t('rules.roulette.lay'), t('rules.roulette.spin'), t('rules.roulette.pays')];
    case 'lottery':
      return [t('rules.lottery.choose'), t('rules.lottery.draw')];
    case 'vendor':
      return [t('rules.vendor.inside'), t('rules.vendor.fair', { vendor: vendorName })];
  }
}
