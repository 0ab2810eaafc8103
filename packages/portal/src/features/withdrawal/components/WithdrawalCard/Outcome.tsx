import { useTranslation } from 'react-i18next';
import { Notice } from '@livery/ui/Notice';
import type { MinorUnits } from '@livery/contract/money';
import type { Withdrawal } from '../../withdrawal.api.ts';
import * as styles from './WithdrawalCard.css.ts';

interface OutcomeProps {
  withdrawal: Withdrawal;
  write: (amount: MinorUnits) => string;
}

/** The meaning of the state for the member, if its name is not enough. */
export function Outcome({ withdrawal: { state, arrives, received, refunded, reason }, write }: OutcomeProps) {
  const { t } = useTranslation('withdrawal');
  const values = { arrives: write(arrives), received: write(received ?? 0), refunded: write(refunded ?? 0) };
  switch (state) {
    case 'receivedPartial':
    case 'notReceived':
      return (
        <Notice tone="info" isLive={false}>
          {t(`outcomes.${state}`, values)}
        </Notice>
      );
    case 'autoReceived':
    case 'resolvedPaid':
    case 'refunded':
    case 'cancelled':
      return <p className={styles.outcome}>{t(`outcomes.${state}`, values)}</p>;
    case 'rejected':
      return (
        <p className={styles.outcome}>
          {t('card.reason', { reason: reason ?? '' })} {t('outcomes.rejected')}
        </p>
      );
    default:
      return null;
  }
}
