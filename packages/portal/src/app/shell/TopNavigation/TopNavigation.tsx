import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { createLatePart } from '#shared/lazy/late-part.ts';
import { Late } from '#shared/lazy/Late.tsx';
import { useBrand } from '#shared/pages/brand.tsx';
import { categoryAddress, paths, selectTopTypes } from '#app/routing/navigation.ts';
import { useLinkedAddress } from '#app/routing/use-linked-address.ts';
import * as styles from './TopNavigation.css.ts';

const vendorPanels = createLatePart(() => import('./VendorPanels.tsx'));

export function TopNavigation() {
  const { t } = useTranslation();
  const { layout, features } = useBrand();
  const types = useAppSelector((state) => selectTopTypes(state, features.favourites));
  const here = useLinkedAddress();
  const navigation = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const come = () => setNear(true);
    const element = navigation.current;
    const signals = ['pointerover', 'focusin'] as const;
    for (const signal of signals) element?.addEventListener(signal, come, { once: true });
    return () => {
      for (const signal of signals) element?.removeEventListener(signal, come);
    };
  }, []);
  const entries = [
    { to: paths.home, label: t('navigation.home') },
    ...types.map((type) => ({ to: categoryAddress(type), label: t(`types.${type}`) })),
    { to: paths.promotions, label: t('navigation.promotions') },
  ];
  return (
    <nav ref={navigation} className={styles.navigation({ variant: layout.header })} aria-label={t('shell.sections')}>
      <ul className={styles.list({ variant: layout.header })}>
        {entries.map(({ to, label }) => (
          <li key={to}>
            <Link className={styles.entry({ variant: layout.header })} to={to} aria-current={here === to ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {isNear && (
        <Late part={vendorPanels} fallback={null} broken={null}>
          {({ VendorPanels }) => <VendorPanels navigation={navigation} types={types} />}
        </Late>
      )}
    </nav>
  );
}
