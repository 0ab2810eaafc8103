import { startTransition, useEffect, useRef, useState } from 'react';
import { createLatePart } from '#shared/lazy/late-part.ts';
import { Late } from '#shared/lazy/Late.tsx';
import { useIsHydrated } from '#shared/lazy/use-is-hydrated.ts';
import { useNearView } from '#shared/lazy/use-near-view.ts';
import { whenIdle } from '#shared/lazy/when-idle.ts';

const winners = createLatePart(() => import('./Winners.tsx'));

/** Not prerendered. The board loads when near the viewport or when the page is idle, so that it does not push down what is being read. */
export function WinnersBoard() {
  return useIsHydrated() && <Place />;
}

function Place() {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNearView(box);
  const [hasRested, setRested] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setRested(true))), []);
  return (
    <div ref={box}>
      {(isNear || hasRested) && (
        <Late part={winners} fallback={null} broken={null}>
          {({ Winners }) => <Winners />}
        </Late>
      )}
    </div>
  );
}
