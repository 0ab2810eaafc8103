import { Badge } from '@livery/ui/Badge';
import { EmptyState } from '@livery/ui/EmptyState';
import { Answered } from '#shared/Answered.tsx';
import { useDesk } from '#shared/desk-context.ts';
import { exactText } from '#shared/instants.ts';
import * as parts from '#shared/panel.css.ts';
import { RoomFrame } from '#shared/Room.tsx';
import { useAnswer } from '#shared/use-answer.ts';
import { LetterForm } from './LetterForm.tsx';
import * as styles from './LettersRoom.css.ts';
import { lettersTexts as texts } from './letters.texts.ts';

export function LettersRoom() {
  const { merchant } = useDesk();
  const answer = useAnswer('mailings', {});
  return (
    <RoomFrame title={texts.title} lead={texts.lead(merchant.name)}>
      <Answered answer={answer} loading={texts.loading}>
        {({ items }) => (
          <div className={styles.layout}>
            <LetterForm onSent={answer.reload} />
            <section className={parts.panel} aria-label={texts.mailings}>
              <h2 className={styles.subtitle}>{texts.mailings}</h2>
              {items.length === 0 ? (
                <EmptyState sentence={texts.none} />
              ) : (
                <ul className={styles.list}>
                  {items.map(({ id, title, orderedAt, reached, isDone }) => (
                    <li key={id} className={styles.mailing}>
                      <span className={styles.name}>{title}</span>
                      <Badge tone={isDone ? 'positive' : 'warning'}>{isDone ? texts.done : texts.underWay}</Badge>
                      <span className={styles.detail}>
                        {exactText(new Date(orderedAt))}, {texts.reached(reached)}
                      </span>
                    </li>
                  ))}
                </ul>
              )}
            </section>
          </div>
        )}
      </Answered>
    </RoomFrame>
  );
}
