import type { Banner } from '@livery/contract/shapes';
import type { Announcements, Execution } from './announcements.api.ts';

/** A first login asks for F and then for A (readings 19). */
export function executionsFor(viewer: { isMember: boolean; isFirstLogin: boolean }): Execution[] {
  if (!viewer.isMember) return ['B'];
  return viewer.isFirstLogin ? ['F', 'A'] : ['A'];
}

/** In session storage. `closed` means that an audience has read its popups (specification, section 4). */
export const popupKey = (execution: Execution) => `livery.popup.${execution}`;

/** Merges several answers. Duplicates count once, at their first position. */
export function mergeAnnouncements(answers: readonly Announcements[]): Announcements {
  return {
    banners: distinct(answers.flatMap((answer) => answer.banners)),
    player: distinct(answers.flatMap((answer) => answer.player)),
    popup: distinct(answers.flatMap((answer) => answer.popup)),
    promotion: distinct(answers.flatMap((answer) => answer.promotion)),
  };
}

function distinct<Entry extends { id: number }>(entries: readonly Entry[]): Entry[] {
  return [...new Map(entries.toReversed().map((entry) => [entry.id, entry])).values()].toReversed();
}

export type BannerTarget =
  | { kind: 'none' }
  | { kind: 'page'; path: string }
  | { kind: 'link'; url: string }
  | { kind: 'game'; game: { nodeId: number; vassalage: string; gameType: string } };

const nowhere: BannerTarget = { kind: 'none' };

/**
 * What a click on a banner opens, according to its linkage: a path of the portal, an https address, or a game written
 * as `gameType/vassalage/nodeId`. Anything else opens nothing, because the address comes from a server.
 */
export function targetOf({ linkage }: Pick<Banner, 'linkage'>): BannerTarget {
  switch (linkage.type) {
    case 'page':
      return isOwnPath(linkage.target) ? { kind: 'page', path: linkage.target } : nowhere;
    case 'link':
      return URL.parse(linkage.target)?.protocol === 'https:' ? { kind: 'link', url: linkage.target } : nowhere;
    case 'game': {
      const [, gameType, vassalage, nodeId] = /^(\w+)\/(\w+)\/(\d+)$/.exec(linkage.target) ?? [];
      return gameType === undefined || vassalage === undefined
        ? nowhere
        : { kind: 'game', game: { gameType, vassalage, nodeId: Number(nodeId) } };
    }
    default:
      return nowhere;
  }
}

const anyOrigin = 'https://portal.invalid';

/** Uses the browser's parser, which reads `\` as `/` and skips tabs and line breaks. */
function isOwnPath(target: string): boolean {
  return target.startsWith('/') && URL.parse(target, anyOrigin)?.origin === anyOrigin;
}

/** Reads ids from a stored text, which may contain anything. */
export function readSeen(text: string | null): number[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((id) => Number.isSafeInteger(id)) : [];
  } catch {
    return [];
  }
}
