import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { shownGoodsRead } from '../../points.reads.ts';
import { GoodCard } from '../GoodCard/GoodCard.tsx';
import { PointCoin } from '../PointCoin/PointCoin.tsx';
import { GoodsSkeleton } from './GoodsSkeleton.tsx';
import * as styles from './PointMall.css.ts';

/** Goods for points, for members without points. */
export function GoodsOnShow({ onRedeem }: { onRedeem: () => void }) {
  const { t } = useTranslation('points');
  const goods = useRead(shownGoodsRead, {});
  return (
    <section className={styles.mall} aria-labelledby="goods">
      <h2 className={styles.title} id="goods">
        {t('mall.goods')}
      </h2>
      <Loaded of={goods} onRetry={goods.retry} skeleton={<GoodsSkeleton />}>
        {({ goods: offered, currency }) =>
          offered.length === 0 ? (
            <EmptyState picture={<PointCoin />} sentence={t('mall.noneYet')} />
          ) : (
            <ul className={styles.grid}>
              {offered.map((good) => (
                <GoodCard key={good.id} good={good} currency={currency}>
                  <Button block aria-label={t('good.redeemNamed', { title: good.title })} onClick={onRedeem}>
                    {t('good.redeem')}
                  </Button>
                </GoodCard>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}
