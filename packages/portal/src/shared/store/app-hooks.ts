import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { startTransition, useEffect, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { RootState } from './root-state.ts';

export const useAppDispatch = useDispatch.withTypes<Dispatch<UnknownAction>>();
export const useAppSelector = useSelector.withTypes<RootState>();

/** For content that may lag behind the state, so that taps are handled first. */
export function useLaggingSelector<Value>(select: (state: RootState) => Value): Value {
  const store = useStore<RootState>();
  const [value, setValue] = useState(() => select(store.getState()));
  useEffect(() => {
    const follow = () => {
      const next = select(store.getState());
      startTransition(() => setValue(next));
    };
    follow();
    return store.subscribe(follow);
  }, [store, select]);
  return value;
}
