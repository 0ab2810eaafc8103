import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Deposit } from '@livery/contract/shapes';
import { ButtonLink } from '@livery/ui/Button';
import { Icon, type IconNode } from '@livery/ui/Icon';
import { CheckIcon, ClockIcon, SearchIcon, XIcon } from '@livery/ui/icons';
import { useAmountHabit } from '#shared/forms/use-amount-habit.ts';
import { useDateText } from '#shared/parts/use-date-text.ts';
import { depositPath } from '../../deposit.rules.ts';
import * as styles from './Outcome.css.ts';

type Ended = Exclude<Deposit['state'], 'created' | 'pending'>;

const marks: Readonly<Record<Ended, IconNode>> = { succeeded: CheckIcon, failed: XIcon, expired: ClockIcon, review: SearchIcon };

/** What became of a deposit, and what to do next. */
export function Outcome({ deposit, state }: { deposit: Deposit; state: Ended }) {
  const { t } = useTranslation('deposit');
  const { write } = useAmountHabit(deposit.currency);
  const instantText = useDateText({ dateStyle: 'medium', timeStyle: 'short' });
  const titleId = useId();
  const isRefused = state === 'failed' && deposit.reason !== null;
  const paid = deposit.paidAmount ?? deposit.amount;
  const texts: Readonly<Record<Ended, { title: string; text: string }>> = {
    succeeded: {
      title: t('succeeded.title', { amount: write(paid - deposit.fee) }),
      text: t(deposit.fee > 0 ? 'succeeded.textFee' : 'succeeded.text', { paid: write(paid), fee: write(deposit.fee) }),
    },
    failed: isRefused ? { title: t('refused.title'), text: t('refused.text') } : { title: t('failed.title'), text: t('failed.text') },
    expired: { title: t('expired.title'), text: t('expired.text') },
    review: { title: t('review.title'), text: t('review.text') },
  };
  const { title, text } = texts[state];
  const isLookedAt = state === 'review' || isRefused;
  const facts: [string, string][] = [
    [t(isLookedAt ? 'review.asked' : 'facts.amount'), write(deposit.amount)],
    ...(isLookedAt && deposit.paidAmount !== null ? [[t('review.paid'), write(deposit.paidAmount)] as [string, string]] : []),
    [t('facts.method'), t(`kinds.${deposit.kind}`)],
    [t('facts.opened'), instantText(deposit.createdAt)],
    [t('facts.number'), deposit.id.slice(0, 8).toUpperCase()],
  ];
  const again = (variant: 'action' | 'plain') => (
    <ButtonLink variant={variant} render={(props) => <Link {...props} to={depositPath} />}>
      {t(isRefused ? 'refused.again' : `${state}.again`)}
    </ButtonLink>
  );
  return (
    <section className={styles.outcome} aria-labelledby={titleId}>
      <div className={styles.said} aria-live="polite">
        <span className={styles.mark({ state })}>
          <Icon icon={marks[state]} size="large" />
        </span>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        {isRefused && <p className={styles.text}>{t('refused.reason', { reason: deposit.reason })}</p>}
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        {state === 'succeeded' && (
          <ButtonLink variant="action" render={(props) => <Link {...props} to="/" />}>
            {t('succeeded.play')}
          </ButtonLink>
        )}
        {isRefused && (
          <ButtonLink variant="action" render={(props) => <Link {...props} to="/service" />}>
            {t('refused.service')}
          </ButtonLink>
        )}
        {again(state === 'succeeded' || isLookedAt ? 'plain' : 'action')}
      </div>
    </section>
  );
}
