import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Terms } from '@livery/contract/commission-terms';
import { Disclosure } from '@livery/ui/Disclosure';
import { hasTwoRates, isChanged, linesOf, type FactName, type Line, type RuleName } from '@livery/contract/commission-terms-lines';
import { LineValue } from './LineValue.tsx';
import { TierTable } from './TierTable.tsx';
import * as styles from './Terms.css.ts';

interface TermsViewProps {
  terms: Terms;
  /** The terms to compare with. Each changed value shows both. */
  former?: Terms | null;
}

/** Terms as both sides read them: a few facts, the scale, and the rules below. */
export function TermsView({ terms, former = null }: TermsViewProps) {
  const { t } = useTranslation('agent-contracts');
  const lines = linesOf(terms, former);
  const changed = lines.rules.some(isChanged);
  return (
    <div className={styles.terms}>
      <dl className={styles.facts}>
        {lines.facts.map((line) => (
          <Fact key={line.name} line={line}>
            {t(`terms.fields.${line.name}`)}
          </Fact>
        ))}
      </dl>
      {lines.tiers.length > 0 && (
        <TierTable tiers={lines.tiers} hasTwoRates={hasTwoRates(terms) || (former !== null && hasTwoRates(former))} />
      )}
      <Disclosure label={t('terms.rules')} open={changed}>
        <dl className={styles.rules}>
          {lines.rules.map((line) => (
            <Fact key={line.name} line={line}>
              {t(`terms.names.${line.name as Exclude<RuleName, 'quarantine'>}`)}
            </Fact>
          ))}
        </dl>
      </Disclosure>
    </div>
  );
}

function Fact({ line, children }: { line: Line<FactName | RuleName>; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.name}>{children}</dt>
      <dd className={styles.fact}>
        <LineValue line={line} />
      </dd>
    </div>
  );
}
