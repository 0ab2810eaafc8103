import { Button } from '@livery/ui/Button';
import { Notice } from '@livery/ui/Notice';
import { TextField } from '@livery/ui/TextField';
import type { ControlValueOf } from '@livery/contract/control/shapes';
import { useState } from 'react';
import { Answered } from '#shared/Answered.tsx';
import { useDesk } from '#shared/desk-context.ts';
import { keepPerson, keptPerson } from '#shared/forms/person.ts';
import { PersonField } from '#shared/forms/PersonField.tsx';
import { amountField, moneyText, readAmount, symbolOf } from '#shared/money-text.ts';
import { buttons, form, panel } from '#shared/panel.css.ts';
import { useAct } from '#shared/use-act.ts';
import { useAnswer } from '#shared/use-answer.ts';
import { readWhole } from '#shared/forms/whole-number.ts';
import { settlementTexts } from '../settlement.texts.ts';
import * as styles from '../Settlement.css.ts';

const texts = settlementTexts.policy;
const longestGrace = 1_440;

type Policy = ControlValueOf<'settlementPolicy'>;

/** The amounts above which two people must approve, and how long windows wait. */
export function PolicyPart() {
  const answer = useAnswer('settlementPolicy', {});
  const [isLost, setLost] = useState(false);
  const { merchant } = useDesk();
  return (
    <section className={`${panel} ${styles.stack}`} aria-label={settlementTexts.parts.policy}>
      <p className={styles.soft}>{texts.lead}</p>
      <Answered answer={answer} loading={texts.loading}>
        {(policy) => (
          <>
            {isLost && (
              <Notice tone="negative" title={texts.lostTitle} isLive>
                {texts.lost(
                  policy.graceMinutes,
                  moneyText(policy.windowLimit, merchant.currency),
                  moneyText(policy.lineLimit, merchant.currency),
                  policy.nearPercent,
                )}
              </Notice>
            )}
            <PolicyForm
              policy={policy}
              onSent={(isSaved) => {
                setLost(!isSaved);
                answer.reload();
              }}
            />
          </>
        )}
      </Answered>
    </section>
  );
}

interface PolicyFormProps {
  readonly policy: Policy;
  /** Saved, or refused because somebody else has changed it. */
  readonly onSent: (isSaved: boolean) => void;
}

function PolicyForm({ policy, onSent }: PolicyFormProps) {
  const { ask, merchant } = useDesk();
  const { isBusy, act } = useAct();
  const unit = merchant.currency;
  const [draft, setDraft] = useState({
    grace: String(policy.graceMinutes),
    window: amountField(policy.windowLimit, unit),
    line: amountField(policy.lineLimit, unit),
    near: String(policy.nearPercent),
    person: keptPerson(),
  });
  const [isTried, setTried] = useState(false);
  const graceMinutes = readWhole(draft.grace, 1, longestGrace);
  const nearPercent = readWhole(draft.near, 50, 99);
  const [windowLimit, lineLimit] = [readAmount(draft.window, unit), readAmount(draft.line, unit)];
  const person = draft.person.trim();

  const save = async (): Promise<void> => {
    setTried(true);
    if (graceMinutes === null || windowLimit === null || lineLimit === null || nearPercent === null || person === '') return;
    let isLost = false;
    const isSaved = await act(
      async () => {
        await ask('setSettlementPolicy', { graceMinutes, windowLimit, lineLimit, nearPercent, seen: policy, person });
        keepPerson(person);
      },
      texts.done,
      (fields) => {
        isLost = fields.includes('/seen');
      },
    );
    if (isSaved || isLost) onSent(isSaved);
  };

  return (
    <form
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label={texts.grace}
        hint={texts.graceHint}
        error={isTried && graceMinutes === null ? texts.wrongGrace : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={draft.grace}
        onChange={(event) => setDraft({ ...draft, grace: event.target.value })}
      />
      <TextField
        label={texts.windowLimit}
        hint={texts.windowHint}
        prefix={symbolOf(unit)}
        error={isTried && windowLimit === null ? texts.wrongAmount : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={draft.window}
        onChange={(event) => setDraft({ ...draft, window: event.target.value })}
      />
      <TextField
        label={texts.lineLimit}
        hint={texts.lineHint}
        prefix={symbolOf(unit)}
        error={isTried && lineLimit === null ? texts.wrongAmount : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={draft.line}
        onChange={(event) => setDraft({ ...draft, line: event.target.value })}
      />
      <TextField
        label={texts.near}
        hint={texts.nearHint}
        error={isTried && nearPercent === null ? texts.wrongNear : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={draft.near}
        onChange={(event) => setDraft({ ...draft, near: event.target.value })}
      />
      <PersonField value={draft.person} isTried={isTried} onChange={(name) => setDraft({ ...draft, person: name })} />
      <div className={buttons}>
        <Button type="submit" variant="action" loading={isBusy ? texts.saving : undefined}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
