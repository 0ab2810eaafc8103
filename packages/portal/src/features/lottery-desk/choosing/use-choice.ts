import { useMemo } from 'react';
import { kindOf } from '@livery/lottery/kinds/kinds';
import { kindCodes, type Kind, type KindCode } from '@livery/lottery/model/kind';
import { animalAt } from '@livery/lottery/model/lunar-year';
import type { Play } from '@livery/lottery/model/play';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { choiceOf } from './choice.rules.ts';
import type { Board } from '../lottery-desk.api.ts';
import { selectDesk } from '../lottery-desk.slice.ts';
import { picksOf } from './picks.rules.ts';

/** The kind of a board. Null for a kind newer than this page. */
export function kindAt(code: string): Kind | null {
  return (kindCodes as readonly string[]).includes(code) ? kindOf(code as KindCode) : null;
}

/** Plays on the board. Closed ones come last, so that no group disappears. */
export function openPlays({ plays }: Kind, { odds }: Pick<Board, 'odds'>): readonly Play[] {
  return [...plays.filter(({ code }) => odds[code] !== undefined), ...plays.filter(({ code }) => odds[code] === undefined)];
}

/** The chosen play, its picks, cost and highest win. */
export function useChoice(board: Board, kind: Kind) {
  const chosen = useAppSelector((state) => selectDesk(state).play);
  const kept = useAppSelector((state) => selectDesk(state).picks);
  const wished = useAppSelector((state) => selectDesk(state).stake);
  const plays = useMemo(() => openPlays(kind, board), [kind, board]);
  const play = plays.find(({ code }) => code === chosen) ?? plays[0];
  if (play === undefined) throw new Error(`${kind.code} has no plays`);
  const stake = wished ?? board.limits.minStake;
  const drawsAt = (board.current ?? board.next)?.drawsAt ?? board.serverTime;
  const animal = useMemo(() => animalAt(new Date(drawsAt)), [drawsAt]);
  const picks = useMemo(() => picksOf(play, play.code === chosen ? kept : []), [play, chosen, kept]);
  const choice = useMemo(() => choiceOf(play, picks, stake, board, { animal, flags: board.flags }), [play, picks, stake, board, animal]);
  return { plays, play, picks, stake, choice, animal };
}
