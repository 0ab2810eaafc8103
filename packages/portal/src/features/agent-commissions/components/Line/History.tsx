import { useTranslation } from 'react-i18next';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import { useDateText } from '#shared/time/use-date-text.ts';
import type { WholeLine } from '../../agent-commissions.reads.ts';
import { historyOf, type DisputeAction } from '../../dispute.rules.ts';
import { useActorText } from './use-actor-text.ts';
import * as styles from './Line.css.ts';

/** History of a line and its window, latest first. */
export function History({ line }: { line: WholeLine }) {
  const { t } = useTranslation('agent-commissions');
  const money = useMoneyText();
  const timeText = useDateText({ dateStyle: 'medium', timeStyle: 'short' });
  const actorText = useActorText(line);
  return (
    <section className={styles.card} aria-labelledby="line-history">
      <h2 className={styles.title} id="line-history">
        {t('page.history')}
      </h2>
      <ol className={styles.events}>
        {historyOf(line).map(({ at, by, action, text, amount }, index) => (
          <li key={index} className={styles.event}>
            <time className={styles.name} dateTime={at}>
              {timeText(at)}
            </time>
            <div>
              <p>
                <strong>{actorText(by)}</strong> {t(`events.${action as Exclude<typeof action, DisputeAction>}`)}
                {amount !== null && <span> {t('events.amount', { amount: money(amount, line.currency) })}</span>}
              </p>
              {text !== '' && (
                <p className={styles.said} dir="auto">
                  {text}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
