import { Badge, type BadgeProps } from '@livery/ui/Badge';
import { Button } from '@livery/ui/Button';
import { ConfirmDialog } from '@livery/ui/ConfirmDialog';
import { Disclosure } from '@livery/ui/Disclosure';
import type { DeskWithdrawal, WithdrawalMove } from '@livery/contract/control/shapes';
import { withdrawalMoves } from '@livery/contract/withdrawal-states';
import { useState } from 'react';
import { useDesk } from '#shared/desk-context.ts';
import { momentText } from '#shared/instants.ts';
import { moneyText } from '#shared/money-text.ts';
import { buttons, panel } from '#shared/panel.css.ts';
import { PicturesDialog } from '#shared/PicturesDialog.tsx';
import { ReasonDialog } from '#shared/ReasonDialog.tsx';
import { useAct } from '#shared/use-act.ts';
import { Payout } from './Payout.tsx';
import * as styles from './WithdrawalsRoom.css.ts';
import { withdrawalsTexts as texts } from './withdrawals.texts.ts';

type Move = WithdrawalMove['to'];

const moves = Object.keys(texts.moves) as Move[];
/** Actions that cannot be undone, so the desk asks once more. */
const confirmed = ['paid', 'resolvedPaid', 'refunded'] as const;
type Confirmed = (typeof confirmed)[number];

const tones: Readonly<Partial<Record<DeskWithdrawal['state'], BadgeProps['tone']>>> = {
  reviewing: 'accent',
  approved: 'accent',
  receivedPartial: 'warning',
  notReceived: 'warning',
  receivedFull: 'positive',
  rejected: 'negative',
};

/** One withdrawal: target, history and the operator's actions. */
export function WithdrawalPanel({ withdrawal, onDone }: { withdrawal: DeskWithdrawal; onDone: () => void }) {
  const { ask } = useDesk();
  const { isBusy, act } = useAct();
  const [asked, setAsked] = useState<Confirmed | 'rejected' | 'proof' | null>(null);
  const { withdrawalId, state, account, unit, amount, arrives, destination, steps, payout } = withdrawal;
  const isWithProvider = payout?.state === 'ordered' || payout?.state === 'review';
  const possible = isWithProvider ? [] : moves.filter((move) => withdrawalMoves[state].includes(move));

  const move = async (to: Move, reason?: string): Promise<void> => {
    const order = { withdrawalId, to, ...(reason === undefined ? {} : { reason }) };
    const isDone = await act(() => ask('moveWithdrawal', order), texts.moved[to]);
    setAsked(null);
    if (isDone) onDone();
  };
  const press = (to: Move) => (to === 'rejected' || isConfirmed(to) ? setAsked(to) : void move(to));

  return (
    <article className={`${panel} ${styles.card}`} aria-label={`${account}, ${moneyText(amount, unit)}`}>
      <div className={styles.head}>
        <span className={styles.amount}>{moneyText(amount, unit)}</span>
        <Badge tone={tones[state] ?? 'neutral'}>{texts.states[state]}</Badge>
      </div>
      <Facts withdrawal={withdrawal} />
      <Payout withdrawal={withdrawal} onDone={onDone} />
      <Disclosure label={texts.steps}>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.state}>{`${momentText(step.at)} · ${texts.states[step.state]} · ${step.actor}`}</li>
          ))}
        </ol>
      </Disclosure>
      {(possible.length > 0 || state === 'notReceived') && (
        <div className={buttons}>
          {(state === 'notReceived' || state === 'receivedPartial') && (
            <Button size="small" onClick={() => setAsked('proof')}>
              {texts.proof}
            </Button>
          )}
          {possible.map((to) => (
            <Button
              key={to}
              size="small"
              variant={to === 'rejected' ? 'danger' : to === 'resolvedPaid' ? 'plain' : 'action'}
              loading={isBusy ? texts.acting : undefined}
              onClick={() => press(to)}
            >
              {texts.moves[to]}
            </Button>
          ))}
        </div>
      )}
      {confirmed.map((to) => (
        <ConfirmDialog
          key={to}
          open={asked === to}
          title={texts.confirm[to](moneyText(arrives, unit), destination.holder)}
          confirmLabel={texts.moves[to]}
          cancelLabel={texts.cancel}
          onConfirm={() => void move(to)}
          onCancel={() => setAsked(null)}
          loading={isBusy ? texts.acting : undefined}
        >
          <p>{texts.confirmText[to]}</p>
        </ConfirmDialog>
      ))}
      {asked === 'rejected' && (
        <ReasonDialog
          texts={texts.rejection}
          isBusy={isBusy}
          onSubmit={(reason) => void move('rejected', reason)}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'proof' && (
        <PicturesDialog title={texts.proofTitle(account)} call="withdrawalProof" input={{ withdrawalId }} onClose={() => setAsked(null)} />
      )}
    </article>
  );
}

function isConfirmed(move: Move): move is Confirmed {
  return confirmed.some((each) => each === move);
}

function Facts({ withdrawal }: { withdrawal: DeskWithdrawal }) {
  const { account, unit, fee, arrives, destination, received, refunded, reason, withdrawalId } = withdrawal;
  const { kind, institution, branch, number, holder } = destination;
  const facts = [
    [texts.facts.member, account],
    [texts.facts.pays, moneyText(arrives, unit)],
    [texts.facts.to, institution === '' ? texts.kinds[kind] : `${texts.kinds[kind]} · ${institution}`],
    [texts.facts.fee, moneyText(fee, unit)],
    [texts.facts.number, branch === '' ? number : `${number} (${texts.facts.branch} ${branch})`],
    [texts.facts.holder, holder],
    ...(received === null ? [] : [[texts.facts.received, moneyText(received, unit)]]),
    ...(refunded === null ? [] : [[texts.facts.refunded, moneyText(refunded, unit)]]),
    ...(reason === null ? [] : [[texts.facts.reason, reason]]),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => [
        <dt key={`${withdrawalId} ${name}`} className={styles.term}>
          {name}
        </dt>,
        <dd key={`${withdrawalId} ${name} value`} className={styles.value}>
          {value}
        </dd>,
      ])}
    </dl>
  );
}
