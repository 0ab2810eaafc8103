import { Badge } from '@livery/ui/Badge';
import { Button } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import type { DeskFixture } from '@livery/contract/control/shapes';
import { useState } from 'react';
import { Answered } from '#shared/Answered.tsx';
import { useDesk } from '#shared/desk-context.ts';
import { momentText } from '#shared/instants.ts';
import { moneyText } from '#shared/money-text.ts';
import { buttons, panel } from '#shared/panel.css.ts';
import { ReasonDialog } from '#shared/ReasonDialog.tsx';
import { RoomFrame } from '#shared/Room.tsx';
import { useAct } from '#shared/use-act.ts';
import { useAnswer } from '#shared/use-answer.ts';
import { ResultDialog } from './ResultDialog.tsx';
import * as styles from './SportsRoom.css.ts';
import { sportsTexts as texts } from './sports.texts.ts';

/** Milliseconds between two polls, because matches move and members bet. */
const pollEvery = 5_000;

/** Matches with open bets, each of which an operator can end. */
export function SportsRoom() {
  const { merchant } = useDesk();
  const answer = useAnswer('fixtures', {}, pollEvery);
  return (
    <RoomFrame title={texts.title} lead={texts.lead(merchant.name)}>
      <Answered answer={answer} loading={texts.loading}>
        {({ isSandbox, items }) =>
          items.length === 0 ? (
            <EmptyState sentence={isSandbox ? texts.empty : texts.noSandbox} />
          ) : (
            <ul className={styles.list} aria-label={texts.list}>
              {items.map((fixture) => (
                <li key={fixture.fixtureId}>
                  <Fixture fixture={fixture} onEnded={answer.reload} />
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </RoomFrame>
  );
}

function Fixture({ fixture, onEnded }: { fixture: DeskFixture; onEnded: () => void }) {
  const { ask } = useDesk();
  const { isBusy, act } = useAct();
  const [asked, setAsked] = useState<'result' | 'void' | null>(null);
  const { fixtureId, league, home, away, startsAt, isLive, score, bets, staked, unit } = fixture;
  const name = texts.match(home, away);
  const callOff = async (reason: string): Promise<void> => {
    const end = { fixtureId, act: 'void', reason } as const;
    const isDone = await act(
      () => ask('endFixture', end),
      ({ settled }) => texts.calledOff(settled),
    );
    setAsked(null);
    if (isDone) onEnded();
  };
  return (
    <article className={`${panel} ${styles.card}`} aria-label={name}>
      <div className={styles.head}>
        <span className={styles.league}>{league}</span>
        <Badge tone={isLive ? 'negative' : 'neutral'}>{isLive ? texts.live : texts.coming(momentText(startsAt))}</Badge>
      </div>
      <div className={styles.sides}>
        {(
          [
            [home, score.home],
            [away, score.away],
          ] as const
        ).map(([side, points]) => (
          <span key={side} className={styles.side}>
            {side}
            {isLive && <span className={styles.points}>{points}</span>}
          </span>
        ))}
      </div>
      <p className={styles.waiting}>{texts.waiting(bets, moneyText(staked, unit))}</p>
      <div className={buttons}>
        <Button size="small" variant="action" onClick={() => setAsked('result')}>
          {texts.end}
        </Button>
        <Button size="small" onClick={() => setAsked('void')}>
          {texts.callOff}
        </Button>
      </div>
      {asked === 'result' && (
        <ResultDialog
          fixture={fixture}
          onClose={() => setAsked(null)}
          onEnded={() => {
            setAsked(null);
            onEnded();
          }}
        />
      )}
      {asked === 'void' && (
        <ReasonDialog
          texts={{ title: texts.void.title(name), hint: texts.void.hint, submit: texts.void.submit }}
          isBusy={isBusy}
          onSubmit={(reason) => void callOff(reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </article>
  );
}
