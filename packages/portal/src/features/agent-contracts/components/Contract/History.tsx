import { useTranslation } from 'react-i18next';
import { Badge } from '@livery/ui/Badge';
import { useDateText } from '#shared/time/use-date-text.ts';
import type { WholeAgreement } from '../../agent-contracts.reads.ts';
import { useWhoText } from '../use-who-text.ts';
import * as styles from './Contract.css.ts';

/** History, newest first. */
export function History({ agreement }: { agreement: WholeAgreement }) {
  const { t } = useTranslation('agent-contracts');
  const whoText = useWhoText();
  const timeText = useDateText({ dateStyle: 'medium', timeStyle: 'short' });
  const { events, side, upline } = agreement;
  const nameOf = (by: (typeof events)[number]['by']) => {
    if (by === 'system') return t('history.system');
    if (by === side) return t('history.you');
    return by === 'upline' && upline === null ? t('history.house') : whoText(agreement);
  };
  return (
    <section className={styles.card} aria-labelledby="contract-history">
      <h3 className={styles.title} id="contract-history">
        {t('page.history')}
      </h3>
      <ol className={styles.events}>
        {events.map(({ at, by, action, outcome, reason }) => (
          <li key={`${at} ${action}`} className={styles.event}>
            <time className={styles.name} dateTime={at}>
              {timeText(at)}
            </time>
            <div>
              <p>
                <strong>{nameOf(by)}</strong> {t(`history.actions.${action}`)}{' '}
                {outcome !== null && <Badge tone={outcome === 'open' ? 'second' : 'neutral'}>{t(`history.outcomes.${outcome}`)}</Badge>}
              </p>
              {reason !== '' && (
                <p className={styles.reason} dir="auto">
                  {reason}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
