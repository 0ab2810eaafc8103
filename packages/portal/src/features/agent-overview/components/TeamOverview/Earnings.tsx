import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { Skeleton } from '@livery/ui/Skeleton';
import { EstimateCard } from '#shared/earnings/EstimateCard.tsx';
import { estimateRead } from '#shared/earnings/estimate-read.ts';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { kindPaths, teamPaths } from '#shared/team/team-paths.ts';
import * as styles from './TeamOverview.css.ts';

/** What each of the agent's contracts has brought so far, whatever days the figures below are of. */
export function Earnings() {
  const { t } = useTranslation(['agent-overview', 'earnings']);
  const estimate = useRead(estimateRead, {});
  const toContracts = <ButtonLink render={(props) => <Link {...props} to={teamPaths.contracts} />}>{t('earnings.contracts')}</ButtonLink>;
  return (
    <section aria-labelledby="earnings">
      <h2 className={styles.title} id="earnings">
        {t('earnings.title')}
      </h2>
      <Loaded of={estimate} onRetry={estimate.retry} label={t('earnings.loading')} skeleton={<Skeleton shape="block" />}>
        {({ estimates }) =>
          estimates.length === 0 ? (
            <EmptyState sentence={t('earnings.none')} action={toContracts} />
          ) : (
            <div className={styles.earnings}>
              {estimates.map((each) => (
                <EstimateCard key={each.agreement} estimate={each} title={t(`earnings:kinds.${each.kind}`)}>
                  <Link
                    className={styles.more}
                    to={kindPaths[each.kind]}
                    aria-label={t('earnings.linesOf', { kind: t(`earnings:kinds.${each.kind}`) })}
                  >
                    {t('earnings.lines')}
                  </Link>
                </EstimateCard>
              ))}
            </div>
          )
        }
      </Loaded>
    </section>
  );
}
