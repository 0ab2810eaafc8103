import type { DeskIssue } from '@livery/contract/control/shapes';
import { momentText } from '#shared/instants.ts';
import { panel } from '#shared/panel.css.ts';
import * as styles from '../Lottery.css.ts';
import { lotteryTexts } from '../lottery.texts.ts';

const texts = lotteryTexts.history;

/** Manual actions on an issue, latest first. */
export function History({ events }: { events: DeskIssue['events'] }) {
  return (
    <section className={`${panel} ${styles.stack}`} aria-label={texts.title}>
      <h3 className={styles.title}>{texts.title}</h3>
      {events.length === 0 ? (
        <p className={styles.soft}>{texts.empty}</p>
      ) : (
        <ol className={styles.events}>
          {events.map(({ id, at, person, act, numbers, note }) => (
            <li key={id} className={styles.event}>
              <span>
                {texts.acts[act]}
                {numbers !== null && `: ${numbers.join(' ')}`}
              </span>
              {note !== '' && <span>{note}</span>}
              <span className={styles.small}>
                {person === '' ? texts.job : person}, {momentText(at)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
