import type { UnknownAction } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Skeleton } from '@livery/ui/Skeleton';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import type { Loadable } from '#shared/reads/loadable.ts';
import * as styles from './LoadedList.css.ts';

interface LoadedListProps<Value> {
  from: Loadable<Value>;
  /** Asks for it once more. */
  again: UnknownAction;
  shape: 'row' | 'card';
  children: (value: Value) => ReactNode;
}

/** A list of rewards: its shape while it loads, a retry when it fails. */
export function LoadedList<Value>({ from, again, shape, children }: LoadedListProps<Value>) {
  const dispatch = useAppDispatch();
  return (
    <Loaded of={from} onRetry={() => dispatch(again)} skeleton={shape === 'row' ? <Rows /> : <Cards />}>
      {children}
    </Loaded>
  );
}

function Rows() {
  return (
    <div className={styles.rows}>
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton shape="circle" />
          <div className={styles.lines}>
            <Skeleton width="half" />
            <Skeleton shape="title" width="short" />
          </div>
        </div>
      ))}
    </div>
  );
}

function Cards() {
  return (
    <div className={styles.cards}>
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className={styles.card}>
          <Skeleton shape="block" />
          <Skeleton shape="title" width="half" />
          <Skeleton width="long" />
          <Skeleton shape="control" />
        </div>
      ))}
    </div>
  );
}
