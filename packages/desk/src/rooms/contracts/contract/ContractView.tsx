import { Badge } from '@livery/ui/Badge';
import { Button } from '@livery/ui/Button';
import { Disclosure } from '@livery/ui/Disclosure';
import type { AgreementAction } from '@livery/contract/agreements';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Answered } from '#shared/Answered.tsx';
import { useDesk } from '#shared/desk-context.ts';
import { Facts } from '#shared/facts/Facts.tsx';
import { kindNames } from '#shared/facts/kinds.texts.ts';
import { momentText } from '#shared/instants.ts';
import { buttons, code, panel } from '#shared/panel.css.ts';
import { useAnswer } from '#shared/use-answer.ts';
import { stateTones, type WholeContract } from '../contract-rows.ts';
import * as styles from '../Contracts.css.ts';
import { contractsTexts } from '../contracts.texts.ts';
import { AmendDialog } from '../form/AmendDialog.tsx';
import { TermsView } from '../terms/TermsView.tsx';
import { ContractActDialog } from './ContractActDialog.tsx';
import { ContractHistory } from './ContractHistory.tsx';
import { ProposalCard } from './ProposalCard.tsx';

const texts = contractsTexts.contract;

/** Milliseconds between two polls of the agent's answers. */
const pollEvery = 15_000;

/** One contract: proposal, actions, terms and history. */
export function ContractView({ id }: { id: number }) {
  const answer = useAnswer('houseAgreement', { agreement: id }, pollEvery);
  return (
    <>
      <Link className={styles.back} to="?">
        {texts.back}
      </Link>
      <Answered answer={answer} loading={texts.loading}>
        {(contract) => <OneContract contract={contract} onActed={answer.reload} />}
      </Answered>
    </>
  );
}

function OneContract({ contract, onActed }: { contract: WholeContract; onActed: () => void }) {
  const { merchant } = useDesk();
  const [asked, setAsked] = useState<AgreementAction | null>(null);
  const { id, kind, downline, state, terms, version, hash, startsAt, endsAt, proposal, actions, versions } = contract;
  const unit = merchant.currency;
  const title = texts.title(kindNames[kind], downline.account);
  const isOver = state === 'rejected' || state === 'withdrawn' || state === 'terminated';
  const finish = (isDone: boolean) => {
    if (isDone) setAsked(null);
    onActed();
  };
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <section className={`${panel} ${styles.stack}`} aria-label={title}>
          <div className={styles.head}>
            <h2 className={styles.name}>{title}</h2>
            <Badge tone={stateTones[state]}>{contractsTexts.states[state]}</Badge>
          </div>
          <Facts
            facts={[
              [texts.facts.number, String(id)],
              ...(version === null ? [] : ([[texts.facts.version, String(version)]] as const)),
              ...(startsAt === null ? [] : ([[texts.facts.since, momentText(startsAt)]] as const)),
              ...(endsAt === null ? [] : ([[texts.facts.ends, momentText(endsAt)]] as const)),
            ]}
          />
          {actions.length > 0 && (
            <div className={buttons}>
              {actions.map((action) =>
                action === 'request' ? null : (
                  <Button
                    key={action}
                    size="small"
                    variant={action === 'accept' ? 'action' : action === 'terminate' || action === 'reject' ? 'danger' : 'plain'}
                    onClick={() => setAsked(action)}
                  >
                    {contractsTexts.actions[action]}
                  </Button>
                ),
              )}
            </div>
          )}
        </section>
        {proposal !== null && <ProposalCard proposal={proposal} former={terms} unit={unit} />}
        <section className={`${panel} ${styles.stack}`} aria-label={texts.terms}>
          <h3 className={styles.title}>{texts.terms}</h3>
          {terms === null || isOver ? (
            <p className={styles.soft}>{isOver ? texts.over : texts.noTerms}</p>
          ) : (
            <TermsView terms={terms} unit={unit} />
          )}
          {hash !== null && !isOver && <p className={code}>{`${texts.facts.hash}: ${hash}`}</p>}
        </section>
      </div>
      <div className={styles.stack}>
        <ContractHistory events={contract.events} />
        {versions.length > 0 && (
          <section className={panel} aria-label={texts.versions}>
            <h3 className={styles.part}>{texts.versions}</h3>
            {versions.map(({ number, from, until, terms: own, hash: ownHash }) => (
              <Disclosure
                key={number}
                label={`${texts.version(number)}, ${texts.span(momentText(from), until === null ? null : momentText(until))}`}
              >
                <div className={styles.stack}>
                  <TermsView terms={own} unit={unit} />
                  <p className={code}>{`${texts.facts.hash}: ${ownHash}`}</p>
                </div>
              </Disclosure>
            ))}
          </section>
        )}
      </div>
      {asked !== null && asked !== 'amend' && asked !== 'request' && (
        <ContractActDialog contract={contract} action={asked} onClose={() => setAsked(null)} onActed={finish} />
      )}
      {terms !== null && <AmendDialog open={asked === 'amend'} contract={contract} onClose={() => setAsked(null)} onActed={finish} />}
    </div>
  );
}
