import { startTransition, useEffect, useRef, useState } from 'react';
import { createLatePart } from '#shared/parts/late-part.ts';
import { Late } from '#shared/parts/Late.tsx';
import { useIsTakenOver } from '#shared/parts/use-is-taken-over.ts';
import { useNearView } from '#shared/parts/use-near-view.ts';
import { whenIdle } from '#shared/parts/when-idle.ts';

const winners = createLatePart(() => import('./Winners.tsx'));

/** Not drawn ahead: the board comes when somebody comes near it or the page rests, lest it push away what somebody reads below it. */
export function WinnersBoard() {
  return useIsTakenOver() && <Place />;
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
