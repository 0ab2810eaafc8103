import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAppSelector } from '#shared/state/app-hooks.ts';
import { useBrand } from '#shared/parts/brand.tsx';
import { categoryAddress, paths, selectTopTypes } from '#app/routing/navigation.ts';
import { useLinkedAddress } from '#app/routing/use-linked-address.ts';
import * as styles from './TopNavigation.css.ts';

export function TopNavigation() {
  const { t } = useTranslation();
  const { layout } = useBrand();
  const types = useAppSelector(selectTopTypes);
  const here = useLinkedAddress();
  const entries = [
    { to: paths.home, label: t('navigation.home') },
    ...types.map((type) => ({ to: categoryAddress(type), label: t(`types.${type}`) })),
    { to: paths.promotions, label: t('navigation.promotions') },
  ];
  return (
    <nav className={styles.navigation({ variant: layout.header })} aria-label={t('shell.sections')}>
      <ul className={styles.list({ variant: layout.header })}>
        {entries.map(({ to, label }) => (
          <li key={to}>
            <Link className={styles.entry({ variant: layout.header })} to={to} aria-current={here === to ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
