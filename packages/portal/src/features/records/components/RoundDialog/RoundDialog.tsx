import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { Dialog } from '@livery/ui/Dialog';
import { ErrorState } from '@livery/ui/ErrorState';
import { Skeleton } from '@livery/ui/Skeleton';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { readRound, searchWithoutRound } from '../../record-params.rules.ts';
import { roundRead } from '../../records.reads.ts';
import { RoundView } from './RoundView.tsx';
import * as styles from './RoundDialog.css.ts';

/** The round in the address, over the list. The back button closes it. */
export function RoundDialog() {
  const { t } = useTranslation('records');
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const id = readRound(search);
  // Keeps the content on screen while the dialog closes.
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
  const round = useRead(roundRead, { bet: id });
  if (round.status === 'failed' && round.failure.code === 'NOT_FOUND') return <ErrorState sentence={t('round.missing')} />;
  return (
    <Loaded of={round} onRetry={round.retry} label={t('round.loading')} skeleton={<RoundSkeleton />}>
      {(value) => <RoundView round={value} />}
    </Loaded>
  );
}

function RoundSkeleton() {
  return (
    <div className={styles.round}>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="block" />
      <Skeleton width="long" />
      <Skeleton />
    </div>
  );
}
