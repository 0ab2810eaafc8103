import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AgreementKind } from '@livery/contract/agreements';
import { ButtonLink } from '@livery/ui/Button';
import { Notice } from '@livery/ui/Notice';
import { Skeleton } from '@livery/ui/Skeleton';
import { EstimateCard } from '#shared/earnings/EstimateCard.tsx';
import { estimateRead } from '#shared/earnings/estimate-read.ts';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { teamPaths, withQuery } from '#shared/team/team-paths.ts';

/** Income from the agent's own contract of a kind, with a link to all contracts of that kind. */
export function KindEstimate({ kind }: { kind: AgreementKind }) {
  const { t } = useTranslation('agent-commissions');
  const estimate = useRead(estimateRead, {});
  const toContracts = (
    <div>
      <ButtonLink size="small" render={(props) => <Link {...props} to={withQuery(teamPaths.contracts, { kind })} />}>
        {t('estimate.contracts')}
      </ButtonLink>
    </div>
  );
  return (
    <Loaded of={estimate} onRetry={estimate.retry} label={t('estimate.loading')} skeleton={<Skeleton shape="block" />}>
      {({ estimates }) => {
        const own = estimates.filter((each) => each.kind === kind);
        if (own.length === 0) return <Notice action={toContracts}>{t('estimate.none')}</Notice>;
        return own.map((each) => (
          <EstimateCard key={each.agreement} estimate={each} title={t('estimate.title')}>
            {toContracts}
          </EstimateCard>
        ));
      }}
    </Loaded>
  );
}
