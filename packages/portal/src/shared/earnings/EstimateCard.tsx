import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '#shared/money/Money.tsx';
import type { Estimate } from './estimate-read.ts';
import { NextTier } from './NextTier.tsx';
import { useWindowText } from './use-window-text.ts';
import * as styles from './EstimateCard.css.ts';

interface EstimateCardProps {
  estimate: Estimate;
  title: string;
  /** The card's target. */
  children?: ReactNode;
}

/** A contract's income today and in its window so far, and the gap to the next tier. */
export function EstimateCard({ estimate, title, children }: EstimateCardProps) {
  const { t } = useTranslation('earnings');
  const windowText = useWindowText();
  const { kind, today, income } = estimate;
  return (
    <article className={styles.card} aria-label={title}>
      <div>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.note}>{windowText(estimate)}</p>
      </div>
      <dl className={styles.figures}>
        <Figure name={t('today')} amount={today} />
        {kind !== 'realTime' && kind !== 'daily' && <Figure name={t('inWindow')} amount={income} />}
      </dl>
      {estimate.tiers > 0 && <NextTier estimate={estimate} />}
      {children}
    </article>
  );
}

function Figure({ name, amount }: { name: string; amount: number }) {
  return (
    <div>
      <dt className={styles.note}>{name}</dt>
      <dd className={styles.figure}>
        <Money amount={amount} hasSymbol mayWrap tone="inherit" />
      </dd>
    </div>
  );
}
