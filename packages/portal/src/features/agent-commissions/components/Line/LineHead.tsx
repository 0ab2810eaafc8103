import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useWindowText } from '#shared/earnings/use-window-text.ts';
import { Money } from '#shared/money/Money.tsx';
import { teamPaths, withQuery } from '#shared/team/team-paths.ts';
import type { WholeLine } from '../../agent-commissions.reads.ts';
import { LineState } from '../LineState.tsx';
import * as styles from './Line.css.ts';

/** A line's amount, payer and payments. */
export function LineHead({ line }: { line: WholeLine }) {
  const { t } = useTranslation(['agent-commissions', 'earnings']);
  const windowText = useWindowText();
  const { id, kind, state, side, downline, tier, due, received, net, agreement } = line;
  return (
    <section className={styles.card} aria-labelledby="line">
      <div className={styles.head}>
        <h2 className={styles.heading} id="line">
          {t('page.title', { kind: t(`earnings:kinds.${kind}`), id })}
        </h2>
        <LineState line={line} />
      </div>
      <Money amount={due} hasSymbol size="huge" />
      <p className={styles.text}>{t(`meanings.${state}`)}</p>
      <dl className={styles.facts}>
        <Fact name={t('page.window')}>{windowText(line)}</Fact>
        <Fact name={t('page.payer')}>{line.payer?.account ?? t('actors.house')}</Fact>
        <Fact name={t('page.payee')}>{side === 'downline' ? t('you') : downline.account}</Fact>
        {kind !== 'realTime' && (
          <Fact name={t('page.tier')}>{tier === null ? t('page.noTier') : t('page.tierNumber', { number: tier + 1 })}</Fact>
        )}
        <Fact name={t('page.received')}>
          <Money amount={received} hasSymbol />
        </Fact>
        <Fact name={t('page.open')}>
          <Money amount={state === 'ended' ? 0 : due - received} hasSymbol />
        </Fact>
        {side === 'downline' && (
          <Fact name={t('page.net')}>
            <Money amount={net} hasSymbol />
          </Fact>
        )}
        <Fact name={t('page.contract')}>
          <Link to={withQuery(teamPaths.contracts, { contract: String(agreement) })}>{t('page.contractNumber', { id: agreement })}</Link>
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.fact}>{children}</dd>
    </div>
  );
}
