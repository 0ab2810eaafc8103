import { Badge } from '@livery/ui/Badge';
import { Button } from '@livery/ui/Button';
import { Notice } from '@livery/ui/Notice';
import type { AgentMember } from '@livery/contract/control/shapes';
import { isAgentType, isTrialType } from '@livery/contract/member-types';
import { useState } from 'react';
import { useDesk } from '#shared/desk-context.ts';
import { dayText } from '#shared/instants.ts';
import { memberTypeNames } from '#shared/member-types.texts.ts';
import { buttons, panel } from '#shared/panel.css.ts';
import { ActDialog } from '#shared/forms/ActDialog.tsx';
import * as styles from './AgentsRoom.css.ts';
import { agentsTexts } from './agents.texts.ts';
import { Facts } from '#shared/facts/Facts.tsx';
import { History } from './History.tsx';
import { MakeDialog } from './terms/MakeDialog.tsx';
import { MoveDialog } from './move/MoveDialog.tsx';
import { OpenDialog } from './terms/OpenDialog.tsx';
import { RenewDialog } from './terms/RenewDialog.tsx';
import type { GameTypes } from './terms/terms-draft.ts';
import { TermsDialog } from './terms/TermsDialog.tsx';

const texts = agentsTexts.member;

type Asked = 'move' | 'terms' | 'open' | 'make' | 'password' | 'closed' | 'active';

interface MemberPanelProps {
  readonly member: AgentMember;
  readonly gameTypes: GameTypes;
  /** Counts the actions taken on this page. */
  readonly round: number;
  readonly onDone: () => void;
}

/** A member and the actions that the operator can take. */
export function MemberPanel({ member, gameTypes, round, onDone }: MemberPanelProps) {
  const { ask } = useDesk();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { account, nickname, type, state, members, agents, direct, depth, id, path, createdAt, hasFirstPassword } = member;
  const isAgent = isAgentType(type);
  const isOpen = state === 'active';
  const upline = path.at(-1)?.account ?? null;
  const close = () => setAsked(null);
  const finish = () => {
    close();
    onDone();
  };
  const button = (what: Asked, label: string, variant: 'plain' | 'danger' = 'plain') => (
    <Button size="small" variant={variant} onClick={() => setAsked(what)}>
      {label}
    </Button>
  );

  return (
    <section className={`${panel} ${styles.member}`} aria-label={account}>
      <div className={styles.names}>
        <h2 className={styles.name}>{account}</h2>
        <span className={styles.soft}>{nickname}</span>
        <div className={styles.badges}>
          <Badge tone={isAgent ? 'accent' : 'neutral'}>{memberTypeNames[type] ?? String(type)}</Badge>
          <Badge tone={isOpen ? 'positive' : 'negative'}>{agentsTexts.states[state]}</Badge>
        </div>
      </div>
      <Facts
        facts={[
          [texts.facts.number, String(id)],
          [texts.facts.team, texts.team(members, agents)],
          [texts.facts.direct, String(direct)],
          [texts.facts.depth, String(depth)],
          [texts.facts.since, dayText(createdAt)],
        ]}
      />
      {hasFirstPassword && <Notice>{texts.hasFirstPassword}</Notice>}
      {!isTrialType(type) && (
        <div className={buttons}>
          {button('move', texts.move)}
          {(isAgent || upline !== null) && button('terms', isAgent ? texts.terms : texts.rates)}
          {isAgent && isOpen && button('open', texts.openBelow)}
          {!isAgent && isOpen && button('make', texts.makeAgent)}
          {hasFirstPassword && button('password', texts.firstPassword)}
          {isOpen ? button('closed', texts.close, 'danger') : button('active', texts.reopen)}
        </div>
      )}
      <History key={round} account={account} gameTypes={gameTypes} />
      <MoveDialog open={asked === 'move'} member={member} onClose={close} onMoved={finish} />
      <TermsDialog open={asked === 'terms'} account={account} gameTypes={gameTypes} onClose={close} onSaved={finish} />
      <OpenDialog open={asked === 'open'} under={account} gameTypes={gameTypes} onClose={close} onOpened={finish} />
      <MakeDialog open={asked === 'make'} account={account} gameTypes={gameTypes} onClose={close} onMade={finish} />
      <RenewDialog open={asked === 'password'} account={account} onClose={close} onRenewed={finish} />
      <ActDialog
        open={asked === 'closed'}
        tone="danger"
        title={agentsTexts.close.title(account)}
        submit={agentsTexts.close.submit(account)}
        hint={agentsTexts.close.hint}
        done={agentsTexts.close.done(account)}
        work={(reason) => ask('changeMemberState', { account, state: 'closed', reason })}
        onClose={close}
        onDone={finish}
      >
        {isAgent ? agentsTexts.close.agent : agentsTexts.close.player}
      </ActDialog>
      <ActDialog
        open={asked === 'active'}
        title={agentsTexts.reopen.title(account)}
        submit={agentsTexts.reopen.submit(account)}
        hint={agentsTexts.reopen.hint}
        done={agentsTexts.reopen.done(account)}
        work={(reason) => ask('changeMemberState', { account, state: 'active', reason })}
        onClose={close}
        onDone={finish}
      >
        {agentsTexts.reopen.text}
      </ActDialog>
    </section>
  );
}
