import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Amount } from '@livery/ui/Amount';
import { Icon } from '@livery/ui/Icon';
import { ClockIcon, LockIcon } from '@livery/ui/icons';
import { ProgressBar } from '@livery/ui/ProgressBar';
import { useAmountFormat } from '#shared/money/use-amount-format.ts';
import type { WithdrawalTerms } from '../../withdrawal.api.ts';
import * as styles from './Funds.css.ts';

/** Available, pending and locked amounts, with the lock's reason and progress. */
export function Funds({ terms: { currency, available, locked, held, locks, hold } }: { terms: WithdrawalTerms }) {
  const { t } = useTranslation('withdrawal');
  const { number, symbol, write } = useAmountFormat(currency);
  const label = t(hold === null ? 'funds.available' : 'funds.later');
  return (
    <section className={styles.funds} aria-label={label}>
      <div className={styles.main}>
        <span className={styles.label}>{label}</span>
        <Amount size="huge" symbol={symbol} value={number(available)} />
      </div>
      {(held > 0 || locked > 0) && (
        <dl className={styles.facts}>
          {held > 0 && (
            <div className={styles.fact}>
              <dt className={styles.factName}>
                <Icon icon={ClockIcon} size="small" />
                {t('funds.held')}
              </dt>
              <dd className={styles.figure}>{write(held)}</dd>
              <dd className={styles.text}>
                {t('funds.heldText')}{' '}
                <Link className={styles.link} to={{ search: '?state=open' }} preventScrollReset>
                  {t('funds.heldAction')}
                </Link>
              </dd>
            </div>
          )}
          {locked > 0 && (
            <div className={styles.fact}>
              <dt className={styles.factName}>
                <Icon icon={LockIcon} size="small" />
                {t('funds.locked')}
              </dt>
              <dd className={styles.figure}>{write(locked)}</dd>
              <dd className={styles.locks}>
                {locks.map(({ reason, amount, done, needed }) => (
                  <div key={`${reason} ${needed} ${amount}`} className={styles.fact}>
                    <ProgressBar
                      label={t('funds.lockLabel')}
                      value={done}
                      max={needed}
                      valueText={t('funds.lockProgress', { done: write(done), needed: write(needed) })}
                    />
                    <p className={styles.text}>
                      {t(`funds.lock.${reason}`, { left: write(Math.max(0, needed - done)), amount: write(amount) })}
                    </p>
                  </div>
                ))}
              </dd>
            </div>
          )}
        </dl>
      )}
    </section>
  );
}
