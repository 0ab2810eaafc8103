import type { BodyOf } from '@livery/contract/shapes';
import { matchResults, type GameReference } from '#shared/games/games.ts';

/** The game in the address of `/seamless`, or null. */
export function gameOfAddress(
  params: URLSearchParams,
): Pick<GameReference, 'nodeId' | 'vassalage' | 'gameType' | 'fixture' | 'pick' | 'sport'> | null {
  const read = (name: string) => params.get(name) ?? '';
  const [gameType, vassalage, nodeId, fixture] = [read('gameType'), read('vassalage'), read('nodeId'), read('fixture')];
  if (!/^\w{1,16}$/.test(gameType) || !/^\w{1,32}$/.test(vassalage) || !/^\d{1,15}$/.test(nodeId)) return null;
  const pick = matchResults.find((each) => each === read('pick'));
  const sport = read('sport');
  const at = /^[\w-]{1,40}$/.test(fixture) ? { fixture, ...(pick === undefined ? {} : { pick }) } : {};
  return { gameType, vassalage, nodeId: Number(nodeId), ...at, ...(/^\w{1,32}$/.test(sport) ? { sport } : {}) };
}

/** Sports that have a name in the texts. */
const sports = [
  'football',
  'futsal',
  'basketball',
  'volleyball',
  'tennis',
  'combat',
  'motor',
  'moba',
  'shooter',
  'efootball',
  'fighting',
  'simracing',
] as const;

export function isSport(code: string): code is (typeof sports)[number] {
  return sports.some((sport) => sport === code);
}

/** Whether a game is a lottery, which is launched for a prize mode. */
export function isLottery({ gameType }: Pick<GameReference, 'gameType'>): boolean {
  return gameType === 'LOTT' || gameType === 'ELOTT';
}

/** Extra launch fields of a lottery (specification, section 4). */
export function lotteryFieldsOf(
  game: GameReference,
): Pick<BodyOf<'launchGame'>, 'lottoArea' | 'launchMode' | 'prizeMode' | 'gameCode' | 'view'> {
  const { gameCode, prizeMode = 'LOTT' } = game;
  if (!isLottery(game) || gameCode === undefined) return {};
  return { lottoArea: 'VN', launchMode: 'LOTT', prizeMode, gameCode, view: 'betting' };
}

/** Whether a launched game is a page of the site: a lottery's desk or the hall. */
export function isSitePath(url: string): boolean {
  return /^\/(?:lottery|seaLottery|vnLottery)(?:\?game=\d{1,15})?$/.test(url);
}

/** A game's address on this session's host, if it is on one of the interchangeable hosts (specification, section 9). */
export function onHost(address: string, host: string | null, mirrors: readonly string[]): string {
  const url = URL.parse(address);
  return host === null || url === null || !mirrors.includes(url.origin) ? address : `${host}${url.pathname}${url.search}${url.hash}`;
}

/** Messages that a game may send to the page. They never contain an amount. */
export type GameMessage = 'livery:ready' | 'livery:balance' | 'livery:close';
const gameMessages: readonly string[] = ['livery:ready', 'livery:balance', 'livery:close'] satisfies GameMessage[];

export function gameMessageOf(data: unknown): GameMessage | null {
  const type: unknown = typeof data === 'object' && data !== null && 'type' in data ? data.type : null;
  return typeof type === 'string' && gameMessages.includes(type) ? (type as GameMessage) : null;
}

/**
 * The origin that may be framed for a game and may send messages: different from the page's and never less secure. The
 * page's policy (`frame-src`), limited by the brand file, decides which origins may be framed at all.
 */
export function gameOriginOf(address: string, page: { origin: string; protocol: string }): string | null {
  const url = URL.parse(address);
  if (url === null || url.origin === page.origin) return null;
  return url.protocol === 'https:' || (url.protocol === 'http:' && page.protocol === 'http:') ? url.origin : null;
}

/** `4:05`, `1:02:03`. */
export function elapsedText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first = 0, ...rest] = parts[0] === 0 ? parts.slice(1) : parts;
  return [String(first), ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
}
