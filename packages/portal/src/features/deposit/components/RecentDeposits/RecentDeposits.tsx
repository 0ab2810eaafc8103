import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Deposit } from '@livery/contract/shapes';
import { Badge, type BadgeProps } from '@livery/ui/Badge';
import { ErrorState } from '@livery/ui/ErrorState';
import { Icon } from '@livery/ui/Icon';
import { Skeleton, SkeletonGroup } from '@livery/ui/Skeleton';
import { useAmountHabit } from '#shared/forms/use-amount-habit.ts';
import { useDateText } from '#shared/parts/use-date-text.ts';
import { useErrorText } from '#shared/parts/use-error-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/state/app-hooks.ts';
import { addressOfDeposit } from '../../deposit.rules.ts';
import { selectRecent } from '../../deposit.selectors.ts';
import { recentRequested } from '../../deposit.slice.ts';
import { kindIcons } from '../../kind-icons.ts';
import * as styles from './RecentDeposits.css.ts';

/** The latest deposits, each a way to its own page; `current` is the one that is open. */
export function RecentDeposits({ current }: { current: string | null }) {
  const { t } = useTranslation('deposit');
  const titleId = useId();
  return (
    <section className={styles.recent} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {t('recent.title')}
      </h2>
      <Rows current={current} />
    </section>
  );
}

function Rows({ current }: { current: string | null }): ReactNode {
  const { t } = useTranslation(['deposit', 'common']);
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const recent = useAppSelector(selectRecent);
  if (recent.value !== undefined) {
    if (recent.value.length === 0) return <p className={styles.none}>{t('recent.empty')}</p>;
    return (
      <ul className={styles.list}>
        {recent.value.map((deposit) => (
          <Row key={deposit.id} deposit={deposit} isCurrent={deposit.id === current} />
        ))}
      </ul>
    );
  }
  if (recent.status === 'failed') {
    const retry = () => dispatch(recentRequested());
    return <ErrorState sentence={errorText(recent.failure.code)} retryLabel={t('common:actions.retry')} onRetry={retry} />;
  }
  return (
    <SkeletonGroup label={t('recent.loading')}>
      <Skeleton />
      <Skeleton />
      <Skeleton width="long" />
    </SkeletonGroup>
  );
}

const tones: Readonly<Record<Deposit['state'], BadgeProps['tone']>> = {
  created: 'neutral',
  pending: 'accent',
  succeeded: 'positive',
  failed: 'negative',
  expired: 'neutral',
  review: 'warning',
};

function Row({ deposit, isCurrent }: { deposit: Deposit; isCurrent: boolean }) {
  const { t } = useTranslation('deposit');
  const { write } = useAmountHabit(deposit.currency);
  const instantText = useDateText({ dateStyle: 'medium', timeStyle: 'short' });
  const { kind, state, amount, reason, createdAt } = deposit;
  return (
    <li className={styles.item}>
      <Link className={styles.row} to={addressOfDeposit(deposit.id)} aria-current={isCurrent ? 'page' : undefined}>
        <span className={styles.mark}>
          <Icon icon={kindIcons[kind]} />
        </span>
        <span className={styles.words}>
          <span className={styles.kind}>{t(`kinds.${kind}`)}</span>
          <span className={styles.date}>{instantText(createdAt)}</span>
        </span>
        <span className={styles.figures}>
          <span className={styles.amount}>{write(amount)}</span>
          <Badge tone={tones[state]}>{t(reason === null ? `states.${state}` : 'states.refused')}</Badge>
        </span>
      </Link>
    </li>
  );
}
