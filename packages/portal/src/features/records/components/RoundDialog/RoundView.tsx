import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayedRound } from '@livery/contract/shapes';
import { Badge } from '@livery/ui/Badge';
import { Notice } from '@livery/ui/Notice';
import { useDateText } from '#shared/time/use-date-text.ts';
import { useMoney } from '#shared/money/use-money.ts';
import { useCurrency } from '#shared/money/use-currency.ts';
import { Money } from '#shared/money/Money.tsx';
import { RoundProof } from './RoundProof.tsx';
import * as styles from './RoundDialog.css.ts';

/** One round: stake, payout, balance change and proof. */
export function RoundView({ round: { bet, voided, movements, proof } }: { round: PlayedRound }) {
  const { t } = useTranslation('records');
  const dateText = useDateText({ dateStyle: 'medium', timeStyle: 'medium' });
  const money = useMoney();
  const { code } = useCurrency();
  const isCounted = bet.payout !== null && voided === null;
  return (
    <div className={styles.round}>
      <div className={styles.head}>
        <h3 className={styles.game}>{bet.game.name}</h3>
        <div className={styles.about}>
          <Badge tone={bet.state === 'void' ? 'warning' : 'neutral'}>{t(`states.${bet.state}`)}</Badge>
          <span>{bet.game.typeName}</span>
          <span>{t('round.placed', { time: dateText(bet.at) })}</span>
        </div>
      </div>
      {voided !== null && (
        <Notice tone="warning" title={t('round.voided', { time: dateText(voided.at) })}>
          {t('round.reason', { reason: voided.reason })}
        </Notice>
      )}
      <dl className={styles.figures}>
        <Figure name={t('bets.stake')}>
          <Money amount={bet.stake} size="medium" />
        </Figure>
        <Figure name={t('bets.payout')}>{bet.payout === null ? t('bets.pending') : <Money amount={bet.payout} size="medium" />}</Figure>
        <Figure name={t('bets.net')}>{isCounted ? <Money amount={(bet.payout ?? 0) - bet.stake} isSigned size="medium" /> : '–'}</Figure>
      </dl>
      <section className={styles.part}>
        <h3 className={styles.title}>{t('round.moved')}</h3>
        <ul>
          {movements.map(({ id, title, amount, at, balance }) => (
            <li key={id} className={styles.movement}>
              <span>{title}</span>
              <Money amount={amount} isSigned />
              <span className={styles.detail}>{dateText(at)}</span>
              <span className={styles.atEnd}>{t('round.balance', { balance: money(balance, code) })}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.part}>
        <h3 className={styles.title}>{t('round.fairness')}</h3>
        {proof === null ? <p className={styles.text}>{t('round.noProof')}</p> : <RoundProof proof={proof} />}
      </section>
    </div>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
