import { Disclosure } from '@livery/ui/Disclosure';
import { hasTwoRates, isChanged, linesOf, type FactName, type Line, type RuleName } from '@livery/contract/commission-terms-lines';
import type { Terms } from '@livery/contract/commission-terms';
import { LineValue } from './LineValue.tsx';
import * as styles from './Terms.css.ts';
import { termsTexts as texts } from './terms.texts.ts';
import { TierTable } from './TierTable.tsx';

interface TermsViewProps {
  readonly terms: Terms;
  /** The terms to compare with. Each value that differs shows both. */
  readonly former?: Terms | null;
  readonly unit: string;
}

/** Terms as both sides read them: a few facts, the scale, and the rules below. */
export function TermsView({ terms, former = null, unit }: TermsViewProps) {
  const { facts, tiers, rules } = linesOf(terms, former);
  return (
    <div className={styles.terms}>
      <Lines lines={facts} unit={unit} />
      {tiers.length > 0 && (
        <TierTable tiers={tiers} hasTwoRates={hasTwoRates(terms) || (former !== null && hasTwoRates(former))} unit={unit} />
      )}
      <Disclosure label={texts.rules} open={rules.some(isChanged)}>
        <Lines lines={rules} unit={unit} />
      </Disclosure>
    </div>
  );
}

function Lines({ lines, unit }: { lines: readonly Line<FactName | RuleName>[]; unit: string }) {
  return (
    <dl className={styles.facts}>
      {lines.map((line) => (
        <div key={line.name}>
          <dt className={styles.name}>{texts.names[line.name]}</dt>
          <dd className={styles.fact}>
            <LineValue line={line} unit={unit} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
