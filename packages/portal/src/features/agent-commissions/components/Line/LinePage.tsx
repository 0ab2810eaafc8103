import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { Icon } from '@livery/ui/Icon';
import { ArrowLeftIcon } from '@livery/ui/icons';
import { Skeleton } from '@livery/ui/Skeleton';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { section } from '#shared/team/team.css.ts';
import { lineRead } from '../../agent-commissions.reads.ts';
import { Dispute } from '../Dispute/Dispute.tsx';
import { ExplanationCard } from '../Explanation/ExplanationCard.tsx';
import { History } from './History.tsx';
import { LineHead } from './LineHead.tsx';
import * as styles from './Line.css.ts';

interface LinePageProps {
  id: number;
  /** The query of the list that the line was opened from. */
  back: string;
}

/** One line: amount, explanation, history and messages. */
export function LinePage({ id, back }: LinePageProps) {
  const { t } = useTranslation('agent-commissions');
  const line = useRead(lineRead, { line: id });
  if (line.status === 'failed' && line.failure.code === 'NOT_FOUND') {
    const way = (
      <ButtonLink variant="action" render={(props) => <Link {...props} to={{ search: back }} />}>
        {t('page.back')}
      </ButtonLink>
    );
    return <EmptyState sentence={t('page.missing')} action={way} />;
  }
  return (
    <div className={section}>
      <Link className={styles.back} to={{ search: back }}>
        <Icon icon={ArrowLeftIcon} size="small" />
        {t('page.back')}
      </Link>
      <Loaded of={line} onRetry={line.retry} label={t('page.loading')} skeleton={<LineSkeleton />}>
        {(value) => (
          <>
            <LineHead line={value} />
            <ExplanationCard line={value} />
            <Dispute line={value} />
            <History line={value} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function LineSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton shape="title" width="half" />
      <Skeleton width="long" />
      <Skeleton shape="block" />
    </div>
  );
}
