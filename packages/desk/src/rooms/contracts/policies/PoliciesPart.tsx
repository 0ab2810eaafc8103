import { Button } from '@livery/ui/Button';
import { Disclosure } from '@livery/ui/Disclosure';
import { Switch } from '@livery/ui/Switch';
import { useState } from 'react';
import { Answered } from '#shared/Answered.tsx';
import { useDesk } from '#shared/desk-context.ts';
import { Facts } from '#shared/facts/Facts.tsx';
import { kindNames } from '#shared/facts/kinds.texts.ts';
import { buttons, panel } from '#shared/panel.css.ts';
import { useAct } from '#shared/use-act.ts';
import { useAnswer } from '#shared/use-answer.ts';
import type { KindPolicy } from '../contract-rows.ts';
import * as styles from '../Contracts.css.ts';
import { contractsTexts, kindMeanings } from '../contracts.texts.ts';
import { TermsView } from '../terms/TermsView.tsx';
import { PolicyDialog } from './PolicyDialog.tsx';

const texts = contractsTexts.policies;

/** The policy of each kind of contract: enabled or not, notice, time to answer and suggested terms. */
export function PoliciesPart() {
  const answer = useAnswer('agreementPolicies', {});
  const [asked, setAsked] = useState<KindPolicy | null>(null);
  return (
    <div className={styles.stack}>
      <p className={styles.soft}>{texts.lead}</p>
      <Answered answer={answer} loading={texts.loading}>
        {({ items }) => (
          <div className={styles.cards}>
            {items.map((policy) => (
              <PolicyCard key={policy.kind} policy={policy} onChange={() => setAsked(policy)} onSwitched={answer.reload} />
            ))}
          </div>
        )}
      </Answered>
      {asked !== null && (
        <PolicyDialog
          policy={asked}
          onClose={() => setAsked(null)}
          onSaved={() => {
            setAsked(null);
            answer.reload();
          }}
        />
      )}
    </div>
  );
}

interface PolicyCardProps {
  readonly policy: KindPolicy;
  readonly onChange: () => void;
  readonly onSwitched: () => void;
}

function PolicyCard({ policy, onChange, onSwitched }: PolicyCardProps) {
  const { ask, merchant } = useDesk();
  const { isBusy, act } = useAct();
  const { kind, noticeDays, expiryDays, suggestion, modId, isOn } = policy;
  const name = kindNames[kind];
  const turn = async (enabled: boolean): Promise<void> => {
    if (isBusy) return;
    if (await act(() => ask('switchFlag', { modId, enabled }), texts.switched(name, enabled))) onSwitched();
  };
  return (
    <section className={`${panel} ${styles.stack}`} aria-label={name}>
      <div>
        <h2 className={styles.title}>{name}</h2>
        <p className={styles.soft}>{kindMeanings[kind]}</p>
      </div>
      <Switch label={texts.on} checked={isOn} onChange={(enabled) => void turn(enabled)} />
      <Facts
        facts={[
          [texts.notice, texts.days(noticeDays)],
          [texts.expiry, texts.days(expiryDays)],
        ]}
      />
      <Disclosure label={texts.suggestion}>
        <TermsView terms={suggestion} unit={merchant.currency} />
      </Disclosure>
      <div className={buttons}>
        <Button size="small" aria-label={texts.changeNamed(name)} onClick={onChange}>
          {texts.change}
        </Button>
      </div>
    </section>
  );
}
