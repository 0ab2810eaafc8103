import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { ButtonLink } from '@livery/ui/Button';
import { Icon } from '@livery/ui/Icon';
import { HeadsetIcon, HouseIcon, SearchIcon } from '@livery/ui/icons';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { useBrand } from '#shared/pages/brand.tsx';
import { typeIcons } from '#shared/games/type-icons.ts';
import { categoryAddress, nameKeyOf, paths, selectTopTypes } from '../routing/navigation.ts';
import { routeOf } from '../routing/routes.tsx';
import { Brandmark } from '../shell/Brandmark/Brandmark.tsx';
import { useSearchLink } from '../shell/use-search-link.ts';
import { useCustomerService } from '../shell/use-customer-service.ts';
import * as styles from './NotFoundPage.css.ts';

/** Also shown for known paths without a page, with the path's name. */
export function NotFoundPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { features } = useBrand();
  const types = useAppSelector((state) => selectTopTypes(state, features.favourites));
  const service = useCustomerService();
  const toSearch = useSearchLink();
  const row = routeOf(pathname);
  const isPlace = row.id !== 'notFound';
  return (
    <div className={styles.page}>
      {!row.layout.header && <Brandmark />}
      <StoppedReels stop={isPlace ? 'between' : 'missing'} />
      <h1 className={styles.title}>{t(isPlace ? nameKeyOf(row.id, pathname) : 'notFound.title')}</h1>
      <p className={styles.text}>{t(isPlace ? 'notFound.placeText' : 'notFound.text')}</p>
      <div className={styles.ways}>
        <ButtonLink variant="action" icon={HouseIcon} render={(props) => <Link {...props} to={paths.home} />}>
          {t('notFound.home')}
        </ButtonLink>
        <ButtonLink icon={SearchIcon} render={(props) => <Link {...props} {...toSearch} />}>
          {t('notFound.search')}
        </ButtonLink>
        {isPlace && (
          <ButtonLink icon={HeadsetIcon} {...service}>
            {t('navigation.customerService')}
          </ButtonLink>
        )}
      </div>
      <nav className={styles.categories} aria-label={t('notFound.categories')}>
        {types.map((type) => (
          <Link key={type} className={styles.category} to={categoryAddress(type)}>
            {typeIcons[type] !== undefined && <Icon icon={typeIcons[type]} size="small" />}
            <span>{t(`types.${type}`)}</span>
          </Link>
        ))}
      </nav>
    </div>
  );
}

/** Symbols of the outer reels, and of the middle one between stops: the digits 404, or plain symbols. */
const symbols = {
  missing: 'M46 30 26 56h28M46 44v26M206 30 186 56h28M206 44v26M104 8v14a16 16 0 0 0 32 0V8M104 88V78a16 16 0 0 1 32 0v10',
  between: 'M40 26 58 48 40 70 22 48zM200 26 218 48 200 70 182 48zM102 8 120 30 138 8M102 88 120 66 138 88',
};

function StoppedReels({ stop }: { stop: keyof typeof symbols }) {
  return (
    <svg className={styles.picture} viewBox="0 0 240 96" fill="none" stroke="currentColor" aria-hidden="true">
      {[4, 84, 164].map((x) => (
        <rect key={x} className={styles.reel} x={x} y="8" width="72" height="80" />
      ))}
      <path className={styles.symbol} d={symbols[stop]} />
    </svg>
  );
}
