import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@livery/ui/Button';
import { Icon } from '@livery/ui/Icon';
import { HouseIcon, SearchIcon } from '@livery/ui/icons';
import { useAppSelector } from '#shared/app-hooks.ts';
import { typeIcons } from '#shared/type-icons.ts';
import { categoryAddress, places, searchAddress, selectTopTypes } from '../navigation.ts';
import * as styles from './NotFoundPage.css.ts';

export function NotFoundPage() {
  const { t } = useTranslation();
  const types = useAppSelector(selectTopTypes);
  return (
    <div className={styles.page}>
      <StoppedReels />
      <h1 className={styles.title}>{t('notFound.title')}</h1>
      <p className={styles.text}>{t('notFound.text')}</p>
      <div className={styles.ways}>
        <ButtonLink variant="action" icon={HouseIcon} render={(props) => <Link {...props} to={places.home} />}>
          {t('notFound.home')}
        </ButtonLink>
        <ButtonLink icon={SearchIcon} render={(props) => <Link {...props} to={searchAddress} />}>
          {t('notFound.search')}
        </ButtonLink>
      </div>
      <nav className={styles.categories} aria-label={t('notFound.categories')}>
        {types.map((type) => (
          <Link key={type} className={styles.category} to={categoryAddress(type)}>
            {typeIcons[type] !== undefined && <Icon icon={typeIcons[type]} size="small" />}
            {t(`types.${type}`)}
          </Link>
        ))}
      </nav>
    </div>
  );
}

function StoppedReels() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 240 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <rect x="4" y="8" width="72" height="80" rx="10" />
      <rect x="84" y="8" width="72" height="80" rx="10" />
      <rect x="164" y="8" width="72" height="80" rx="10" />
      <g className={styles.accent} stroke="currentColor" strokeWidth="6">
        <path d="M46 30 26 56h28M46 44v26" />
        <path d="M206 30 186 56h28M206 44v26" />
      </g>
      <g className={styles.accent} stroke="currentColor" strokeWidth="6">
        <path d="M104 8v14a16 16 0 0 0 32 0V8M104 88V78a16 16 0 0 1 32 0v10" />
      </g>
    </svg>
  );
}
