import { Button } from '@livery/ui/Button';
import type { AgentEvent } from '@livery/contract/control/shapes';
import { useState } from 'react';
import { Answered } from '#shared/Answered.tsx';
import { momentText } from '#shared/instants.ts';
import { useAnswer } from '#shared/use-answer.ts';
import { event as eventStyle, eventHead, events } from '#shared/facts/facts.css.ts';
import * as styles from './AgentsRoom.css.ts';
import { agentsTexts } from './agents.texts.ts';
import { rateText } from '#shared/forms/rate-text.ts';
import { limitText, type GameTypes } from './terms/terms-draft.ts';
import { termsTexts } from './terms/terms.texts.ts';

const texts = agentsTexts.history;
const pageSize = 10;

interface HistoryProps {
  readonly account: string;
  readonly gameTypes: GameTypes;
}

/** The member's past places and terms, newest first. */
export function History(props: HistoryProps) {
  return (
    <div>
      <h3 className={styles.partTitle}>{texts.title}</h3>
      <HistoryPage {...props} />
    </div>
  );
}

function HistoryPage({ account, gameTypes, after }: HistoryProps & { after?: string }) {
  const [hasNext, setNext] = useState(false);
  const answer = useAnswer('agentHistory', { account, limit: pageSize, ...(after === undefined ? {} : { after }) });
  return (
    <Answered answer={answer} loading={texts.loading}>
      {({ items, next }) => (
        <>
          {items.length === 0 && <p className={styles.soft}>{texts.empty}</p>}
          {items.length > 0 && (
            <ul className={events}>
              {items.map((event) => (
                <Event key={event.id} event={event} gameTypes={gameTypes} />
              ))}
            </ul>
          )}
          {next !== null && hasNext && <HistoryPage account={account} gameTypes={gameTypes} after={next} />}
          {next !== null && !hasNext && (
            <Button size="small" variant="quiet" onClick={() => setNext(true)}>
              {texts.more}
            </Button>
          )}
        </>
      )}
    </Answered>
  );
}

function Event({ event, gameTypes }: { event: AgentEvent; gameTypes: GameTypes }) {
  const { at, actor, what, reason, move } = event;
  return (
    <li className={eventStyle}>
      <span className={eventHead}>
        <span className={styles.strong}>{texts.what[what]}</span>
        <time className={styles.soft} dateTime={at}>
          {momentText(at)}
        </time>
      </span>
      {move !== null && <span>{texts.moved(move.from ?? agentsTexts.topLevel, move.to ?? agentsTexts.topLevel, move.members)}</span>}
      {changesOf(event, gameTypes).map((change) => (
        <span key={change}>{change}</span>
      ))}
      <span className={styles.soft}>{`${reason === null ? texts.noReason : texts.reason(reason)} · ${actor}`}</span>
    </li>
  );
}

function changesOf({ rates, limits }: AgentEvent, gameTypes: GameTypes): string[] {
  const nameOf = (gameType: string) => gameTypes.find((each) => each.gameType === gameType)?.name ?? gameType;
  const rate = (ppm: number) => (ppm === 0 ? texts.none : termsTexts.percent(rateText(ppm)));
  return [
    ...rates.map(({ gameType, before, after }) => texts.change(nameOf(gameType), rate(before), rate(after))),
    ...limits.map(({ limit, before, after }) =>
      texts.change(termsTexts.limitNames[limit], before === null ? texts.none : limitText(limit, before), limitText(limit, after)),
    ),
  ];
}
