import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '@livery/ui/Button';
import { PlayIcon } from '@livery/ui/icons';
import { useAddress } from '#shared/address/use-address.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { gameRequested } from '#shared/games/games.ts';
import { selectCategories } from '#shared/facts/menus.slice.ts';
import { addressOf, chooseVendor, readPlace } from '../../lobby-place.rules.ts';
import { isVendorTile, nameOf } from '../../lobby.rules.ts';
import { selectGrid } from '../../lobby.selectors.ts';
import { CentreArt } from './CentreArt.tsx';
import * as styles from './GameCentre.css.ts';

/** The sports centre: its intro, a link to the first open book, and all books. */
export function GameCentre() {
  const { t } = useTranslation('pages');
  const dispatch = useAppDispatch();
  const place = readPlace(useAddress());
  const type = place.type === 'ESPORTS' ? 'ESPORTS' : 'SPORTS';
  const vendors = useAppSelector(selectCategories).find(({ gameCategory }) => gameCategory === type)?.cards ?? [];
  const grid = useAppSelector((state) => selectGrid(state, place));
  const first = grid.value?.games.find((game) => !game.maintenance && !isVendorTile(game));
  return (
    <section className={styles.centre} aria-label={t(`centres.${type}.title`)}>
      <div className={styles.hero}>
        <CentreArt type={type} />
        <div className={styles.words}>
          <h2 className={styles.title}>{t(`centres.${type}.title`)}</h2>
          <p className={styles.text}>{t(`centres.${type}.text`)}</p>
          {grid.value === undefined && grid.status !== 'failed' && (
            <Button variant="action" loading={t('centres.loading')}>
              {t('centres.enter')}
            </Button>
          )}
          {first !== undefined && (
            <Button variant="action" icon={PlayIcon} data-opens="game" onClick={() => dispatch(gameRequested(first))}>
              {t('centres.enterGame', { name: nameOf(first) })}
            </Button>
          )}
        </div>
      </div>
      {vendors.length > 1 && (
        <nav className={styles.vendors} aria-label={t('centres.vendors')}>
          {[null, ...vendors].map((card) => (
            <Link
              key={card?.vassalage ?? ''}
              className={styles.vendor}
              to={addressOf(chooseVendor(place, card?.vassalage ?? null))}
              aria-current={place.vendor === (card?.vassalage ?? null) ? 'true' : undefined}
            >
              <span className={styles.name}>{card?.nodeName ?? t('centres.all')}</span>
            </Link>
          ))}
        </nav>
      )}
    </section>
  );
}
