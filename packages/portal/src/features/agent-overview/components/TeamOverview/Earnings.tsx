import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { Icon } from '@livery/ui/Icon';
import { FileTextIcon } from '@livery/ui/icons';
import { Skeleton } from '@livery/ui/Skeleton';
import { EstimateCard } from '#shared/earnings/EstimateCard.tsx';
import { Loaded } from '#shared/reads/Loaded.tsx';
import type { Answer } from '#shared/reads/read.ts';
import type { ReadView } from '#shared/reads/use-read.ts';
import { kindPaths, teamPaths } from '#shared/team/team-paths.ts';
import * as styles from './TeamOverview.css.ts';

/**
 * The earnings of each of the agent's contracts so far, whatever days the figures below show. Their number is unknown
 * until they load, so one row scrolls sideways in space that is reserved from the start.
 */
export function Earnings({ estimate: latest }: { estimate: ReadView<Answer<'commissionEstimate'>> }) {
  const { t } = useTranslation(['agent-overview', 'earnings']);
  const estimate = useDeferredValue(latest);
  const toContracts = <ButtonLink render={(props) => <Link {...props} to={teamPaths.contracts} />}>{t('earnings.contracts')}</ButtonLink>;
  return (
    <section aria-labelledby="earnings">
      <h2 className={styles.title} id="earnings">
        {t('earnings.title')}
      </h2>
      <div className={styles.earningsRoom}>
        <Loaded of={estimate} onRetry={latest.retry} label={t('earnings.loading')} skeleton={<Waiting />}>
          {({ estimates }) =>
            estimates.length === 0 ? (
              <EmptyState picture={<Icon icon={FileTextIcon} size="large" />} sentence={t('earnings.none')} action={toContracts} />
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
      </div>
    </section>
  );
}

function Waiting() {
  return (
    <div className={styles.card}>
      <Skeleton shape="title" width="half" />
      <Skeleton width="long" />
      <Skeleton shape="title" width="short" />
      <Skeleton />
    </div>
  );
}
