import type { AgentMember } from '@livery/contract/control/shapes';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Answered } from '#shared/Answered.tsx';
import { useAnswer } from '#shared/use-answer.ts';
import * as styles from './AgentsRoom.css.ts';
import { agentsTexts as texts } from './agents.texts.ts';
import { memberAddress } from './member-address.ts';
import { MemberPanel } from './MemberPanel.tsx';
import type { GameTypes } from './terms/terms-draft.ts';
import { Tree } from './Tree.tsx';

/** One member: place, actions and downline. */
export function MemberView({ account, gameTypes }: { account: string; gameTypes: GameTypes }) {
  const answer = useAnswer('agentMember', { account });
  const [round, setRound] = useState(0);
  return (
    <Answered answer={answer} loading={texts.member.loading}>
      {(member) => (
        <>
          <Path member={member} />
          <div className={styles.columns}>
            <MemberPanel
              member={member}
              gameTypes={gameTypes}
              round={round}
              onDone={() => {
                answer.reload();
                setRound((before) => before + 1);
              }}
            />
            <Tree key={round} under={member.account} />
          </div>
        </>
      )}
    </Answered>
  );
}

function Path({ member: { account, path } }: { member: AgentMember }) {
  return (
    <nav aria-label={texts.pathLabel}>
      <ol className={styles.path}>
        <li className={styles.step}>
          <Link className={styles.stepLink} to="?">
            {texts.all}
          </Link>
          <span aria-hidden="true">›</span>
        </li>
        {path.map((upper) => (
          <li key={upper.account} className={styles.step}>
            <Link className={styles.stepLink} to={memberAddress(upper.account)}>
              {upper.account}
            </Link>
            {upper.state === 'closed' && <span>{`(${texts.states.closed})`}</span>}
            <span aria-hidden="true">›</span>
          </li>
        ))}
        <li className={styles.step}>
          <span className={styles.here} aria-current="page">
            {account}
          </span>
        </li>
      </ol>
    </nav>
  );
}
