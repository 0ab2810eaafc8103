import { useTranslation } from 'react-i18next';
import type { PrizePool } from '@livery/contract/shapes';
import { regionalLanguage } from '@livery/contract/regional-language';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { chanceOf } from '../../prize.rules.ts';
import { useAmountText, usePrizeText } from '../../use-prize-text.ts';
import * as styles from './Odds.css.ts';

/** The prizes of a pool, with their odds and how many are left. The gateway draws by the same odds. */
export function Odds({ pool: { prizes, pot, raffle, authorisation } }: { pool: PrizePool }) {
  const { t } = useTranslation('rewards');
  const prizeText = usePrizeText();
  const amountText = useAmountText();
  const language = useAppSelector(selectLanguage);
  const percent = new Intl.NumberFormat(regionalLanguage(language), { style: 'percent', maximumFractionDigits: 1 });
  const seed = raffle?.serverSeed ?? null;
  const sum = prizes.filter(({ stock }) => stock !== 0).reduce((total, { weight }) => total + weight, 0);
  return (
    <div className={styles.odds}>
      {pot !== null && (
        <p>
          {t('odds.pot', {
            total: amountText(pot.total),
            count: pot.slices,
            left: amountText(pot.left),
            open: pot.slicesLeft,
            largest: amountText(pot.largest),
          })}
        </p>
      )}
      {prizes.length > 0 && (
        <ul className={styles.list}>
          {prizes.map(({ id, prize, weight, stock }) => (
            <li key={id} className={styles.row}>
              <span>
                <span className={styles.prize}>{prizeText(prize)}</span> <span className={styles.soft}>{t(`kinds.${prize.kind}`)}</span>
              </span>
              <span className={styles.chance}>
                {raffle !== null && stock !== null && <span>{t('odds.pieces', { count: stock })}</span>}
                {raffle === null && <span>{stock === 0 ? t('odds.gone') : percent.format(chanceOf(weight, sum) / 100)}</span>}
                {raffle === null && stock !== null && stock > 0 && <span className={styles.soft}> {t('odds.left', { count: stock })}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.soft}>{t(raffle === null ? 'odds.how' : 'odds.howRaffle')}</p>
      {raffle !== null && <p className={styles.soft}>{t('odds.commitment', { commitment: raffle.commitment })}</p>}
      {seed !== null && <p className={styles.soft}>{t('odds.seed', { seed })}</p>}
      {authorisation !== null && <p className={styles.soft}>{t('odds.authorisation', { number: authorisation })}</p>}
    </div>
  );
}
