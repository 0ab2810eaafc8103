import { useEffect, useState } from 'react';
import { usePorts } from '#shared/ports/ports.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { closingSpan, phaseOf, targetOf, type Phase } from './board.rules.ts';
import type { Board, Issue } from './lottery-desk.api.ts';
import { selectClockOffset } from './lottery-desk.slice.ts';

/** The draw that accepts bets, and its phase. Changes by itself at the board's times. */
export function useTarget(board: Pick<Board, 'current' | 'next'>): { issue: Issue | null; phase: Phase } {
  const { clock } = usePorts();
  const offset = useAppSelector(selectClockOffset) ?? 0;
  const [now, setNow] = useState(() => clock.now());
  const { current } = board;
  const closesAt = current?.closesAt ?? 0;
  useEffect(() => {
    const moments = [closesAt - closingSpan, closesAt].map((moment) => moment - offset - clock.now());
    const timers = [0, ...moments].filter((wait) => wait >= 0).map((wait) => setTimeout(() => setNow(clock.now()), wait));
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [closesAt, offset, clock]);
  const time = now + offset;
  return { issue: targetOf(board, time), phase: current === null ? 'waiting' : phaseOf(current, time) };
}
