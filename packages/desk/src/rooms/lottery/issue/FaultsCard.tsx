import { Badge } from '@livery/ui/Badge';
import { Button } from '@livery/ui/Button';
import type { DeskFault, DeskIssue } from '@livery/contract/control/shapes';
import { lotteryFaultKinds, type LotteryFaultKind } from '@livery/contract/lotteries';
import { useState } from 'react';
import { useDesk } from '#shared/desk-context.ts';
import { momentText } from '#shared/instants.ts';
import { buttons, panel, quoted } from '#shared/panel.css.ts';
import * as styles from '../Lottery.css.ts';
import { lotteryTexts } from '../lottery.texts.ts';
import { PersonDialog } from '../PersonDialog.tsx';
import { FaultDialog } from './FaultDialog.tsx';
import { FaultSums } from './FaultSums.tsx';

const texts = lotteryTexts.faults;

interface FaultsCardProps {
  readonly issue: DeskIssue;
  readonly onActed: () => void;
}

/** The faults of a draw, including one that waits for a second person. */
export function FaultsCard({ issue, onActed }: FaultsCardProps) {
  const [isAsked, setAsked] = useState(false);
  const kinds = kindsOf(issue);
  const isActive = issue.faults.some(({ state }) => state === 'declared' || state === 'confirmed');
  return (
    <section className={`${panel} ${styles.stack}`} aria-label={texts.title}>
      <h3 className={styles.title}>{texts.title}</h3>
      <p className={styles.soft}>{kinds.length === 0 ? texts.notNow : texts.lead}</p>
      {issue.faults.map((fault) => (
        <Fault key={fault.id} issue={issue} fault={fault} onActed={onActed} />
      ))}
      {kinds.length > 0 && !isActive && (
        <div className={buttons}>
          <Button size="small" onClick={() => setAsked(true)}>
            {texts.declare}
          </Button>
        </div>
      )}
      {isAsked && (
        <FaultDialog
          issue={issue}
          kinds={kinds}
          onClose={() => setAsked(false)}
          onDone={() => {
            setAsked(false);
            onActed();
          }}
        />
      )}
    </section>
  );
}

/** The faults that the gateway still accepts for an issue. */
function kindsOf({ issue: { state, source }, correctableUntil }: DeskIssue): LotteryFaultKind[] {
  if (source === 'own') return state === 'closed' ? ['undrawn'] : [];
  if (state === 'paid') return correctableUntil === null ? [] : [...lotteryFaultKinds];
  return ['closed', 'drawn', 'verified', 'judged'].includes(state) ? ['early', 'undrawn'] : [];
}

function Fault({ issue, fault, onActed }: FaultsCardProps & { readonly fault: DeskFault }) {
  const { ask } = useDesk();
  const [asked, setAsked] = useState<'confirm' | 'withdraw' | null>(null);
  const { id, kind, state, note, drawnAt, numbers, declaredBy, declaredAt, decidedBy, decidedAt } = fault;
  const name = texts.kinds[kind];
  return (
    <article className={styles.stack} aria-label={name}>
      <div className={styles.head}>
        <strong>{name}</strong>
        <Badge tone={state === 'declared' ? 'warning' : state === 'done' ? 'positive' : 'neutral'}>{texts.states[state]}</Badge>
      </div>
      <blockquote className={quoted}>{note}</blockquote>
      <div>
        {numbers !== null && <p>{texts.right(numbers.join(' '))}</p>}
        {drawnAt !== null && <p>{texts.at(momentText(drawnAt))}</p>}
        <p className={styles.small}>{texts.by(declaredBy, momentText(declaredAt))}</p>
        {decidedBy !== null && decidedAt !== null && <p className={styles.small}>{texts.decided(decidedBy, momentText(decidedAt))}</p>}
      </div>
      {state === 'declared' && (
        <div className={buttons}>
          <Button size="small" variant="danger" onClick={() => setAsked('confirm')}>
            {texts.confirm}
          </Button>
          <Button size="small" onClick={() => setAsked('withdraw')}>
            {texts.withdraw}
          </Button>
        </div>
      )}
      {asked !== null && (
        <PersonDialog
          title={asked === 'confirm' ? texts.confirmTitle(name) : texts.withdrawTitle(name)}
          submit={texts[asked]}
          tone={asked === 'confirm' ? 'danger' : 'action'}
          text={asked === 'confirm' ? texts.confirmText : texts.withdrawText}
          done={asked === 'confirm' ? texts.confirmed : texts.withdrawn}
          work={(person) => ask('decideLotteryFault', { fault: id, verdict: asked, person })}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            onActed();
          }}
        >
          {asked === 'confirm' && (
            <FaultSums
              asked={{
                issue: issue.issue.id,
                kind,
                ...(drawnAt === null ? {} : { drawnAt }),
                ...(numbers === null ? {} : { numbers: numbers.join(' ') }),
              }}
            />
          )}
        </PersonDialog>
      )}
    </article>
  );
}
