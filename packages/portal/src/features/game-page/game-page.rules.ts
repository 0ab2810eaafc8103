import type { GameDetails } from './game-page.reads.ts';

/** The game in the page's address, or null. */
export function gameOf(pathname: string): number | null {
  const [, id] = /^\/game\/(\d{1,15})\/?$/.exec(pathname) ?? [];
  return id === undefined ? null : Number(id);
}

/** The reason why a game cannot be opened now, or null. */
export function closedBy({ game, isOpen }: Pick<GameDetails, 'game' | 'isOpen'>): 'maintenance' | 'provider' | null {
  if (game.maintenance) return 'maintenance';
  return isOpen ? null : 'provider';
}

export type Way = 'play' | 'demo' | 'register';

interface Viewer {
  isMember: boolean;
  isTrial: boolean;
  /** Whether the game has a demo and the brand offers demos. */
  hasDemo: boolean;
}

/**
 * The ways to open a game, the main one first. Members play. Visitors and trial accounts see the demo first, and a
 * trial account is offered a real account instead of a refusal.
 */
export function waysInto({ isMember, isTrial, hasDemo }: Viewer): Way[] {
  const demo: Way[] = hasDemo ? ['demo'] : [];
  if (isTrial) return [...demo, 'register'];
  return isMember ? ['play', ...demo] : [...demo, 'play'];
}
