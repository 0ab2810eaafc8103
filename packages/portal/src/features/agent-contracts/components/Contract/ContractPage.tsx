import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { Skeleton } from '@livery/ui/Skeleton';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { section } from '#shared/team/team.css.ts';
import { teamPaths } from '#shared/team/team-paths.ts';
import { agreementRead, type WholeAgreement } from '../../agent-contracts.reads.ts';
import { BackLink } from '../BackLink.tsx';
import { TermsView } from '../Terms/TermsView.tsx';
import { ActDialog, type ConfirmedAction } from './ActDialog.tsx';
import { Actions } from './Actions.tsx';
import { ContractHead } from './ContractHead.tsx';
import { History } from './History.tsx';
import { ProposalCard } from './ProposalCard.tsx';
import { Versions } from './Versions.tsx';
import * as styles from './Contract.css.ts';

/** One contract: current terms, proposals, actions and history. */
export function ContractPage({ id }: { id: number }) {
  const { t } = useTranslation('agent-contracts');
  const agreement = useRead(agreementRead, { agreement: id });
  const [opened, setOpened] = useState<ConfirmedAction | null>(null);
  if (agreement.status === 'failed' && agreement.failure.code === 'NOT_FOUND') return <Missing />;
  return (
    <div className={section}>
      <BackLink />
      <Loaded of={agreement} onRetry={agreement.retry} label={t('page.loading')} skeleton={<ContractSkeleton />}>
        {(value) => (
          <>
            <ContractHead agreement={value} />
            {value.proposal !== null && <ProposalCard agreement={value} proposal={value.proposal} onExpired={agreement.retry} />}
            {value.actions.length > 0 && <Actions agreement={value} onAct={setOpened} />}
            {value.state !== 'requested' && <InForce agreement={value} />}
            <History agreement={value} />
            <Versions versions={value.versions} />
            {opened !== null && <ActDialog agreement={value} action={opened} onClose={() => setOpened(null)} />}
          </>
        )}
      </Loaded>
    </div>
  );
}

function InForce({ agreement: { terms, state } }: { agreement: WholeAgreement }) {
  const { t } = useTranslation('agent-contracts');
  return (
    <section className={styles.card} aria-labelledby="contract-terms">
      <h3 className={styles.title} id="contract-terms">
        {t('page.inForce')}
      </h3>
      {terms === null ? (
        <p className={styles.text}>{t(state === 'terminated' ? 'page.ended' : 'page.noTerms')}</p>
      ) : (
        <TermsView terms={terms} />
      )}
    </section>
  );
}

function Missing() {
  const { t } = useTranslation('agent-contracts');
  const way = (
    <ButtonLink variant="action" render={(props) => <Link {...props} to={teamPaths.contracts} />}>
      {t('page.back')}
    </ButtonLink>
  );
  return <EmptyState sentence={t('page.missing')} action={way} />;
}

function ContractSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton shape="title" width="half" />
      <Skeleton width="long" />
      <Skeleton shape="block" />
    </div>
  );
}
