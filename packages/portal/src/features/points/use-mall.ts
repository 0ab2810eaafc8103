import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { mallRequested, selectMall } from './points.slice.ts';

/** The mall, asked for as the page comes. */
export function useMall() {
  const dispatch = useAppDispatch();
  const mall = useAppSelector(selectMall);
  useEffect(() => {
    dispatch(mallRequested());
  }, [dispatch]);
  return { mall, retry: () => void dispatch(mallRequested()) };
}
