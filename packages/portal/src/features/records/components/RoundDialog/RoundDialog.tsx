import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { Dialog } from '@livery/ui/Dialog';
import { ErrorState } from '@livery/ui/ErrorState';
import { Skeleton, SkeletonGroup } from '@livery/ui/Skeleton';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { readRound, searchWithoutRound } from '../../record-params.ts';
import { useReport } from '../../use-report.ts';
import { RecordFailure } from '../RecordList/RecordFailure.tsx';
import { RoundView } from './RoundView.tsx';
import * as styles from './RoundDialog.css.ts';

/** The round that the address names, over the list: back closes it. */
export function RoundDialog() {
  const { t } = useTranslation('records');
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const id = readRound(search);
  // Stays in sight while the dialog leaves.
  const [shown, setShown] = useState(id);
  if (id !== null && id !== shown) setShown(id);
  const close = () => {
    const isOverList = typeof state === 'object' && state !== null && 'isOverList' in state;
    if (isOverList) void navigate(-1);
    else void navigate({ search: searchWithoutRound(search) }, { replace: true, preventScrollReset: true });
  };
  return (
    <Dialog open={id !== null} onClose={close} title={t('round.title', { id: shown })} closeLabel={t('round.close')} edge="end">
      {shown !== null && <Round id={shown} />}
    </Dialog>
  );
}

function Round({ id }: { id: number }) {
  const { t } = useTranslation('records');
  const language = useAppSelector(selectLanguage);
  const { answer, failure, retry } = useReport('betRound', { bet: id, language });
  if (answer !== null) return <RoundView round={answer} />;
  if (failure?.code === 'NOT_FOUND') return <ErrorState sentence={t('round.missing')} />;
  if (failure !== null) return <RecordFailure failure={failure} onRetry={retry} />;
  return (
    <SkeletonGroup label={t('round.loading')}>
      <div className={styles.round}>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="block" />
        <Skeleton width="long" />
        <Skeleton />
      </div>
    </SkeletonGroup>
  );
}
