import type { Fixture, MarketId, SelectionId } from '../book/wire.ts';
import { b } from './book-texts.ts';

/** Describes a selection in words. */
export function selectionText(
  { home, away }: Pick<Fixture, 'home' | 'away'>,
  market: MarketId,
  line: number | null,
  selection: SelectionId,
): string {
  if (selection === 'draw') return b('drawn');
  if (selection === 'over' || selection === 'under') return b(selection, { line: String(line ?? '') });
  const name = selection === 'home' ? home : away;
  if (market !== 'handicap' || line === null) return name;
  const given = selection === 'home' ? line : -line;
  return `${name} ${given > 0 ? '+' : ''}${given}`;
}
