import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Choices } from '@livery/ui/Choices';
import { EmptyState } from '@livery/ui/EmptyState';
import { Skeleton } from '@livery/ui/Skeleton';
import { choiceParam } from '#shared/lists/list-address.ts';
import { useListAddress } from '#shared/lists/use-list-address.ts';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { goodFilters, goodsOf } from '../../points.rules.ts';
import { useMall, type Mall } from '../../use-mall.ts';
import { GoodCard, WayToGood } from '../GoodCard/GoodCard.tsx';
import { PointCoin } from '../PointCoin/PointCoin.tsx';
import { GoodsSkeleton } from './GoodsSkeleton.tsx';
import { PointHero } from './PointHero.tsx';
import * as styles from './PointMall.css.ts';

/** The member's points and their value. */
export function PointMall() {
  const mall = useMall();
  return (
    <Loaded of={mall} onRetry={mall.retry} skeleton={<MallSkeleton />}>
      {(value) => (
        <div className={styles.mall}>
          <PointHero mall={value} />
          <Goods mall={value} />
        </div>
      )}
    </Loaded>
  );
}

/** The address selects one of them. */
function Goods({ mall }: { mall: Mall }) {
  const { t } = useTranslation('points');
  const { values, choose, reset } = useListAddress({ show: choiceParam(goodFilters, 'all') });
  const shown = goodsOf(mall.goods, values.show, mall);
  return (
    <>
      <div className={styles.filters}>
        <h2 className={styles.title}>{t('mall.goods')}</h2>
        <Choices
          label={t('mall.filter')}
          value={values.show}
          options={goodFilters.map((value) => ({ value, label: t(`filters.${value}`) }))}
          onChoose={(chosen) => choose({ show: goodFilters.find((filter) => filter === chosen) ?? 'all' })}
        />
      </div>
      {shown.length > 0 ? (
        <ul className={styles.grid}>
          {shown.map((good) => (
            <GoodCard key={good.id} good={good} currency={mall.currency}>
              <WayToGood good={good} mall={mall} />
            </GoodCard>
          ))}
        </ul>
      ) : (
        <EmptyState
          picture={<PointCoin />}
          sentence={t(mall.goods.length === 0 ? 'mall.none' : values.show === 'affordable' ? 'mall.noneAffordable' : 'mall.noneFiltered')}
          action={mall.goods.length === 0 ? undefined : <Button onClick={reset}>{t('mall.showAll')}</Button>}
        />
      )}
    </>
  );
}

function MallSkeleton() {
  return (
    <div className={styles.mall}>
      <Skeleton shape="block" />
      <Skeleton shape="title" width="short" />
      <GoodsSkeleton />
    </div>
  );
}
