import { useTranslation } from 'react-i18next';
import { BrandScene } from '#shared/pages/BrandScene/BrandScene.tsx';
import { useAddress } from '#shared/address/use-address.ts';
import { promotionOf } from '../promotions-page.rules.ts';
import { PromotionDetail } from '../PromotionDetail/PromotionDetail.tsx';
import { PromotionList } from './PromotionList.tsx';
import * as styles from './PromotionsPage.css.ts';

/** All promotions, or the one in the address. */
export function PromotionsPage() {
  const { t } = useTranslation('rewards');
  // A single one is prerendered in the same way as the list.
  const id = promotionOf(useAddress().pathname);
  if (id !== null) return <PromotionDetail key={id} promotionId={id} />;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <BrandScene title={t('page.title')} text={t('page.lead')} />
      </header>
      <div className={styles.list}>
        <PromotionList />
      </div>
    </div>
  );
}
