import { useTranslation } from 'react-i18next';
import { EmptyState } from '@livery/ui/EmptyState';
import { Icon } from '@livery/ui/Icon';
import { CrownIcon } from '@livery/ui/icons';
import { ProgressRing } from '@livery/ui/ProgressRing';
import { Skeleton } from '@livery/ui/Skeleton';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import { useRead } from '#shared/reads/use-read.ts';
import type { Vip } from '../../vip.api.ts';
import { vipRead } from '../../vip.reads.ts';
import { wayOf } from '../../vip.rules.ts';
import { VipEmblem } from '../VipEmblem/VipEmblem.tsx';
import { VipLevelRow } from './VipLevelRow.tsx';
import * as styles from './VipPage.css.ts';

/** The member's level, the progress to the next one, and all levels. */
export function VipPage() {
  const { t } = useTranslation('vip');
  const vip = useRead(vipRead, {});
  return (
    <Loaded of={vip} onRetry={vip.retry} skeleton={<VipSkeleton />}>
      {(value) =>
        value.levels.length === 0 ? (
          <EmptyState picture={<Icon icon={CrownIcon} size="large" />} sentence={t('none')} />
        ) : (
          <div className={styles.page}>
            <OwnLevel vip={value} />
            <section className={styles.ladder} aria-labelledby="vip-levels">
              <h2 className={styles.title} id="vip-levels">
                {t('levels')}
              </h2>
              <ol className={styles.list}>
                {value.levels.map((level) => (
                  <VipLevelRow key={level.level} level={level} isOwn={level.level === value.level} currency={value.currency} />
                ))}
              </ol>
              <p className={styles.rule}>{t('rule')}</p>
            </section>
          </div>
        )
      }
    </Loaded>
  );
}

function OwnLevel({ vip }: { vip: Vip }) {
  const { t } = useTranslation('vip');
  const moneyText = useMoneyText();
  const { own, next, done, whole, missing } = wayOf(vip);
  const name = own?.title ?? t('noLevel');
  const text = next === null ? t('highest') : t('missing', { amount: moneyText(missing, vip.currency), next: next.title });
  return (
    <div className={styles.own}>
      <ProgressRing
        label={next === null ? name : t('wayTo', { next: next.title })}
        value={next === null ? 1 : done}
        max={next === null ? 1 : whole}
        valueText={text}
        size="large"
        tone="money"
      >
        <span className={styles.emblem}>
          <VipEmblem level={own?.level ?? 0} isReached={own !== null} />
        </span>
      </ProgressRing>
      <div className={styles.words}>
        <p className={styles.over}>{own === null ? t('start') : t('level', { level: own.level })}</p>
        <p className={styles.name}>{name}</p>
        <p>{text}</p>
        <p className={styles.staked}>{t('staked', { amount: moneyText(vip.staked, vip.currency) })}</p>
      </div>
    </div>
  );
}

function VipSkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.own}>
        <Skeleton shape="circle" />
        <div className={styles.words}>
          <Skeleton width="short" />
          <Skeleton shape="title" width="half" />
          <Skeleton width="long" />
        </div>
      </div>
      <Skeleton shape="block" />
    </div>
  );
}
