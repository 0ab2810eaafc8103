import { useLayoutEffect } from 'react';

let guards = 0;

/** Keeps the page from reloading by itself until the returned function is called. */
export function guardReload(): () => void {
  guards += 1;
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    guards -= 1;
  };
}

/** True while a money call is under way or a form or game with money is open. */
export function isReloadGuarded(): boolean {
  return guards > 0;
}

/** Guards against a reload while the component is mounted. */
export function useReloadGuard(): void {
  useLayoutEffect(() => guardReload(), []);
}
