import type { UnknownAction } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@livery/ui/ErrorState';
import { Skeleton, SkeletonGroup } from '@livery/ui/Skeleton';
import { useErrorText } from '#shared/parts/use-error-text.ts';
import { useAppDispatch } from '#shared/state/app-hooks.ts';
import type { Loadable } from '#shared/state/loadable.ts';
import * as styles from './LoadedList.css.ts';

interface LoadedListProps<Value> {
  from: Loadable<Value>;
  /** Asks for it once more. */
  again: UnknownAction;
  shape: 'row' | 'card';
  children: (value: Value) => ReactNode;
}

/** What was fetched: its shape while it comes, the way to ask again when it does not. */
export function LoadedList<Value>({ from, again, shape, children }: LoadedListProps<Value>) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  if (from.value !== undefined) return children(from.value);
  if (from.status === 'failed')
    return <ErrorState sentence={errorText(from.failure.code)} retryLabel={t('actions.retry')} onRetry={() => dispatch(again)} />;
  return (
    <SkeletonGroup label={t('shell.loading')}>
      <div className={shape === 'row' ? styles.rows : styles.cards}>
        {Array.from({ length: shape === 'row' ? 3 : 4 }, (_, index) =>
          shape === 'row' ? (
            <div key={index} className={styles.row}>
              <Skeleton shape="circle" />
              <div className={styles.lines}>
                <Skeleton width="half" />
                <Skeleton shape="title" width="short" />
              </div>
            </div>
          ) : (
            <div key={index} className={styles.card}>
              <Skeleton shape="block" />
              <Skeleton shape="title" width="half" />
              <Skeleton width="long" />
              <Skeleton shape="control" />
            </div>
          ),
        )}
      </div>
    </SkeletonGroup>
  );
}
