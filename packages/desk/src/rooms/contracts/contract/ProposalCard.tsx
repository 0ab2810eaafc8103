import { countChanges, linesOf } from '@livery/contract/commission-terms-lines';
import type { Terms } from '@livery/contract/commission-terms';
import { Facts } from '#shared/facts/Facts.tsx';
import { momentText } from '#shared/instants.ts';
import { code, panel } from '#shared/panel.css.ts';
import type { Proposal } from '../contract-rows.ts';
import * as styles from '../Contracts.css.ts';
import { contractsTexts } from '../contracts.texts.ts';
import { TermsView } from '../terms/TermsView.tsx';

const texts = contractsTexts.proposal;

interface ProposalCardProps {
  readonly proposal: Proposal;
  /** The terms in force; null before the first. */
  readonly former: Terms | null;
  readonly unit: string;
}

/** The open proposal, and what it would change. */
export function ProposalCard({ proposal, former, unit }: ProposalCardProps) {
  const { kind, by, at, expiresAt, effectiveAt, terms, hash, reason } = proposal;
  return (
    <section className={`${panel} ${styles.stack} ${styles.proposal}`} aria-label={texts.titles[kind]}>
      <div>
        <h3 className={styles.title}>{texts.titles[kind]}</h3>
        <p className={styles.soft}>{texts.by[by]}</p>
      </div>
      <Facts
        facts={[
          [texts.at, momentText(at)],
          [texts.expires, momentText(expiresAt)],
          [texts.effective[kind], momentText(effectiveAt)],
          ...(reason === '' ? [] : ([[texts.reason, reason]] as const)),
        ]}
      />
      {terms !== null && (
        <>
          {former !== null && <p className={styles.small}>{texts.changes(countChanges(linesOf(terms, former)))}</p>}
          <TermsView terms={terms} former={former} unit={unit} />
        </>
      )}
      {hash !== null && <p className={code}>{`${contractsTexts.contract.facts.hash}: ${hash}`}</p>}
    </section>
  );
}
