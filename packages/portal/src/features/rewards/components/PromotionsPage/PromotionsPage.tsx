import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useAppDispatch } from '#shared/state/app-hooks.ts';
import { promotionOf } from '../../promotions-page.rules.ts';
import { promotionsRequested } from '../../promotions.slice.ts';
import { PromotionDetail } from '../PromotionDetail/PromotionDetail.tsx';
import { PromotionList } from './PromotionList.tsx';
import * as styles from './PromotionsPage.css.ts';

/** All promotions; or the one that the address names. */
export function PromotionsPage() {
  const { t } = useTranslation('rewards');
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const id = promotionOf(pathname);
  useEffect(() => {
    dispatch(promotionsRequested());
  }, [dispatch]);
  if (id !== null) return <PromotionDetail key={id} promotionId={id} />;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('page.title')}</h1>
        <p className={styles.lead}>{t('page.lead')}</p>
      </header>
      <PromotionList />
    </div>
  );
}
