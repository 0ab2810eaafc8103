import { event as eventStyle, eventHead, events as eventsStyle } from '#shared/facts/facts.css.ts';
import { momentText } from '#shared/instants.ts';
import { panel } from '#shared/panel.css.ts';
import type { WholeContract } from '../contract-rows.ts';
import * as styles from '../Contracts.css.ts';
import { contractsTexts } from '../contracts.texts.ts';

const texts = contractsTexts.contract;

/** The actions of both sides, newest first. */
export function ContractHistory({ events }: Pick<WholeContract, 'events'>) {
  return (
    <section className={panel} aria-label={texts.history}>
      <h3 className={styles.title}>{texts.history}</h3>
      <ol className={eventsStyle}>
        {events.map(({ at, by, person, action, outcome, reason }, place) => (
          <li key={`${at} ${action} ${place}`} className={eventStyle}>
            <span className={eventHead}>
              <strong>
                {outcome === null ? contractsTexts.history[action] : `${contractsTexts.history[action]}: ${texts.outcomes[outcome]}`}
              </strong>
              <time className={styles.small} dateTime={at}>
                {momentText(at)}
              </time>
            </span>
            {reason !== '' && <span>{reason}</span>}
            <span className={styles.small}>{person === '' ? texts.by[by] : `${texts.by[by]}, ${person}`}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
