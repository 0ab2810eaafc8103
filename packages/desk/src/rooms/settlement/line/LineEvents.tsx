import { event as eventStyle, eventHead, events as eventsStyle } from '#shared/facts/facts.css.ts';
import { momentText } from '#shared/instants.ts';
import { moneyText } from '#shared/money-text.ts';
import { panel } from '#shared/panel.css.ts';
import { settlementTexts } from '../settlement.texts.ts';
import * as styles from '../Settlement.css.ts';
import type { WholeLine } from '../windows/outliers.ts';

const texts = settlementTexts.line;

type LineEvent = WholeLine['events'][number];

const said: ReadonlySet<LineEvent['action']> = new Set(['dispute', 'answer', 'resolve']);

/** Messages of both agents and the house, followed by all other events, newest first. */
export function LineEvents({ whole: { events, currency } }: { whole: WholeLine }) {
  const thread = events.filter(({ action }) => said.has(action));
  const others = events.filter(({ action }) => !said.has(action)).toReversed();
  return (
    <div className={styles.stack}>
      {thread.length > 0 && (
        <section className={panel} aria-label={texts.thread}>
          <h3 className={styles.title}>{texts.thread}</h3>
          <Events events={thread} currency={currency} />
        </section>
      )}
      <section className={panel} aria-label={texts.history}>
        <h3 className={styles.title}>{texts.history}</h3>
        {others.length === 0 ? <p className={styles.small}>{texts.noEvents}</p> : <Events events={others} currency={currency} />}
      </section>
    </div>
  );
}

function Events({ events, currency }: { events: readonly LineEvent[]; currency: string }) {
  return (
    <ol className={eventsStyle}>
      {events.map(({ at, by, person, action, text, amount }, place) => (
        <li key={`${at} ${action} ${place}`} className={eventStyle}>
          <span className={eventHead}>
            <strong>{amount === null ? texts.actions[action] : `${texts.actions[action]}: ${moneyText(amount, currency)}`}</strong>
            <time className={styles.small} dateTime={at}>
              {momentText(at)}
            </time>
          </span>
          {text !== '' && <span>{text}</span>}
          <span className={styles.small}>{person === '' ? texts.by[by] : `${texts.by[by]}, ${person}`}</span>
        </li>
      ))}
    </ol>
  );
}
