import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDateText } from '#shared/time/use-date-text.ts';
import type { WholeAgreement } from '../../agent-contracts.reads.ts';
import { AgreementState } from '../AgreementState.tsx';
import { useWhoText } from '../use-who-text.ts';
import * as styles from './Contract.css.ts';

/** The contract's kind, other side and start. */
export function ContractHead({ agreement }: { agreement: WholeAgreement }) {
  const { t } = useTranslation('agent-contracts');
  const whoText = useWhoText();
  const timeText = useDateText({ dateStyle: 'medium', timeStyle: 'short' });
  const { id, kind, side, state, version, startsAt, endsAt } = agreement;
  return (
    <section className={styles.card} aria-labelledby="contract">
      <div className={styles.head}>
        <h2 className={styles.heading} id="contract">
          {t(`kinds.${kind}`)}
        </h2>
        <AgreementState state={state} />
      </div>
      <p>{t(`page.youAre.${side}`, { who: whoText(agreement) })}</p>
      <dl className={styles.facts}>
        {startsAt !== null && <Fact name={t('page.since')}>{timeText(startsAt)}</Fact>}
        {endsAt !== null && <Fact name={t('page.ends')}>{timeText(endsAt)}</Fact>}
        {version !== null && <Fact name={t('page.version')}>{version}</Fact>}
        <Fact name={t('list.columns.contract')}>{t('page.number', { id })}</Fact>
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
