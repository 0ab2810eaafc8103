import { Button } from '@livery/ui/Button';
import { Notice } from '@livery/ui/Notice';
import type { MoveCheck } from '@livery/contract/control/shapes';
import { useState } from 'react';
import { ControlError } from '#api/control-error.ts';
import { Answered } from '#shared/Answered.tsx';
import { useDesk } from '#shared/desk-context.ts';
import { form } from '#shared/panel.css.ts';
import { readReason, ReasonField } from '#shared/ReasonField.tsx';
import { describeRefusal } from '#shared/refusals.texts.ts';
import type { Act } from '#shared/use-act.ts';
import { useAnswer, type Answer } from '#shared/use-answer.ts';
import * as styles from '../AgentsRoom.css.ts';
import { agentsTexts } from '../agents.texts.ts';
import { Facts } from '#shared/facts/Facts.tsx';
import type { Parent } from './ParentChoice.tsx';

const texts = agentsTexts.move;

interface MoveFormProps extends Act {
  readonly account: string;
  /** Null until one is chosen. */
  readonly parent: Parent | null;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly refusal: ControlError | null;
  readonly onMoved: () => void;
}

export function MoveForm({ parent, ...props }: MoveFormProps) {
  return parent === null ? <FormOf {...props} parent={null} check={null} /> : <Checked {...props} parent={parent} />;
}

function Checked(props: MoveFormProps & { readonly parent: Parent }) {
  const { account, parent } = props;
  const check = useAnswer('checkMove', { account, ...(parent.under === null ? {} : { under: parent.under }) });
  return <FormOf {...props} check={check} />;
}

function FormOf(props: MoveFormProps & { readonly check: Answer<MoveCheck> | null }) {
  const { account, parent, reason, onReason, refusal, onMoved, isBusy, act, check } = props;
  const { ask } = useDesk();
  const [isTried, setTried] = useState(false);
  const [isLost, setLost] = useState(false);
  const under = parent?.under ?? null;
  const value = check?.refusal === null ? check.value : null;

  const move = async (seen: string): Promise<void> => {
    const read = readReason(reason);
    setTried(true);
    if (read === null) return;
    setLost(false);
    const isDone = await act(
      async () => {
        const made = await ask('moveMember', { account, ...(under === null ? {} : { under }), reason: read, seen });
        // The check allowed the move, so something has changed since.
        if (made.refusal !== null) throw new ControlError('STATE_CHANGED', { fields: { '/seen': 'changed' } });
        return made;
      },
      ({ members }) => texts.done(account, under, members),
      () => {
        setLost(true);
        check?.reload();
      },
    );
    if (isDone) onMoved();
  };

  return (
    <form
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (value?.refusal === null) void move(value.seen);
      }}
    >
      {isLost && (
        <Notice tone="negative" title={texts.lostTitle} isLive>
          {texts.lost}
        </Notice>
      )}
      {refusal !== null && (
        <Notice tone="negative" isLive>
          {describeRefusal(refusal)}
        </Notice>
      )}
      {check !== null && (
        <Answered answer={check} loading={texts.checking}>
          {(answer) => <Check check={answer} />}
        </Answered>
      )}
      <ReasonField hint={texts.reasonHint} value={reason} isTried={isTried} onChange={onReason} />
      <div className={styles.submit}>
        <Button
          type="submit"
          variant="action"
          block
          loading={isBusy ? texts.moving : undefined}
          disabledReason={
            parent === null ? texts.notChosen : value === null ? texts.notChecked : value.refusal === null ? undefined : texts.notPossible
          }
        >
          {parent === null ? texts.title(account) : texts.submit(account, under)}
        </Button>
      </div>
    </form>
  );
}

function Check({ check: { refusal, members, depth, from, to } }: { check: MoveCheck }) {
  if (refusal !== null) {
    return (
      <Notice tone="negative" title={texts.refused} isLive>
        {texts.refusals[refusal]}
      </Notice>
    );
  }
  return (
    <section aria-label={texts.check}>
      <Facts
        facts={[
          [texts.facts.members, agentsTexts.people(members)],
          [texts.facts.from, pathText(from)],
          [texts.facts.to, pathText(to)],
          [texts.facts.depth, texts.depth(depth)],
        ]}
      />
    </section>
  );
}

function pathText(path: readonly string[]): string {
  return path.length === 0 ? agentsTexts.topLevel : path.join(' › ');
}
