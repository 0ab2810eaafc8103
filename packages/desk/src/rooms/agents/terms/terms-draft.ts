import type { LotteryGroups } from '@livery/contract/commission-prize-group';
import type { AgentTerms, ControlBodyOf } from '@livery/contract/control/shapes';
import { rateText, readRate } from '#shared/forms/rate-text.ts';
import { readWhole } from '#shared/forms/whole-number.ts';
import { termsTexts as texts } from './terms.texts.ts';

export type Limits = NonNullable<AgentTerms['limits']>;
export type Terms = Pick<ControlBodyOf<'setAgentTerms'>, 'rates' | 'limits'>;
export type GameTypes = readonly {
  readonly gameType: string;
  readonly name: string;
  /** Only for lotteries. */
  readonly prizeGroups: LotteryGroups | null;
}[];

/** Terms as typed. */
export interface TermsDraft {
  readonly rates: Readonly<Record<string, string>>;
  readonly mayRecruitAgents: boolean;
  readonly mostDirect: string;
  readonly levels: string;
}

/** The bounds for a member's terms. */
export interface Bounds {
  /** Null at the top level, where only the merchant sets bounds. */
  readonly upline: string | null;
  readonly most: AgentTerms['most'];
  readonly least: AgentTerms['least'];
  /** A player has no limits. */
  readonly isAgent: boolean;
}

/** The bounds that the contract allows at the top level. */
const highest: Readonly<Record<'rate' | 'mostDirect' | 'levels', number>> = { rate: 100_000, mostDirect: 100_000, levels: 63 };

export const rateField = (gameType: string): string => `/rates/${gameType}`;

export function draftOf({ rates, limits }: { rates: AgentTerms['rates']; limits: Limits | null }): TermsDraft {
  return {
    rates: Object.fromEntries(rates.map(({ gameType, ppm }) => [gameType, rateText(ppm)])),
    mayRecruitAgents: limits?.mayRecruitAgents ?? false,
    mostDirect: String(limits?.mostDirect ?? 0),
    levels: String(limits?.levels ?? 0),
  };
}

/** The most that an agent can pass on to a child: its own rates, and one level less. */
export function boundsBelow({ account, rates, limits }: AgentTerms): Bounds {
  const { mayRecruitAgents = false, mostDirect = 0, levels = 0 } = limits ?? {};
  const most = { rates, limits: { mayRecruitAgents, mostDirect, levels: Math.max(levels - 1, 0) } };
  return { upline: account, most, least: [], isAgent: true };
}

export const mostRate = ({ most }: Bounds, gameType: string): number =>
  most === null ? highest.rate : (most.rates.find((rate) => rate.gameType === gameType)?.ppm ?? 0);

export const mostLimit = ({ most }: Bounds, limit: 'mostDirect' | 'levels'): number =>
  most === null ? highest[limit] : most.limits[limit];

export const leastOf = ({ least }: Bounds, field: string) => least.find((floor) => floor.field === field);

/** The types that have a rate or may get one. */
export function offeredTypes(gameTypes: GameTypes, draft: TermsDraft, bounds: Bounds): GameTypes {
  return gameTypes.filter(({ gameType }) => mostRate(bounds, gameType) > 0 || (draft.rates[gameType] ?? '') !== '');
}

/** The typed terms, or errors by the field of the call. */
export function readTerms(
  draft: TermsDraft,
  bounds: Bounds,
): { readonly terms: Terms | null; readonly wrong: Readonly<Record<string, string>> } {
  const wrong: Record<string, string> = {};
  const within = (field: string, value: number | null, most: number, write: (value: number) => string, unread: string): number => {
    const floor = leastOf(bounds, field);
    if (value === null) wrong[field] = unread;
    else if (value > most) wrong[field] = texts.tooMuch(write(most), bounds.upline);
    else if (floor !== undefined && value < floor.least) wrong[field] = texts.tooLittle(write(floor.least), floor.account);
    return value ?? 0;
  };
  const types = new Set([
    ...Object.keys(draft.rates),
    ...bounds.least.flatMap(({ field }) => (field.startsWith('/rates/') ? [field.slice('/rates/'.length)] : [])),
  ]);
  const percent = (ppm: number) => texts.percent(rateText(ppm));
  const rates = [...types].map((gameType) => {
    const typed = readRate(draft.rates[gameType] ?? '');
    return { gameType, ppm: within(rateField(gameType), typed, mostRate(bounds, gameType), percent, texts.wrongRate) };
  });
  const limits = bounds.isAgent ? readLimits(draft, bounds, { wrong, within }) : null;
  return { terms: Object.keys(wrong).length > 0 ? null : { rates: rates.filter(({ ppm }) => ppm > 0), limits }, wrong };
}

interface Checks {
  readonly wrong: Record<string, string>;
  readonly within: (field: string, value: number | null, most: number, write: (value: number) => string, unread: string) => number;
}

function readLimits(draft: TermsDraft, bounds: Bounds, { wrong, within }: Checks): Limits {
  const field = '/limits/mayRecruitAgents';
  const floor = leastOf(bounds, field);
  if (draft.mayRecruitAgents && bounds.most?.limits.mayRecruitAgents === false) wrong[field] = texts.mayNotRecruit(bounds.upline ?? '');
  else if (!draft.mayRecruitAgents && floor !== undefined) wrong[field] = texts.mustRecruit(floor.account);
  const number = (limit: 'mostDirect' | 'levels') =>
    within(`/limits/${limit}`, readWhole(draft[limit], 0, 999_999), mostLimit(bounds, limit), String, texts.wrongNumber);
  return { mayRecruitAgents: draft.mayRecruitAgents, mostDirect: number('mostDirect'), levels: number('levels') };
}

interface Change {
  readonly name: string;
  readonly after: string;
}

/** Describes in words how the terms differ from the previous ones. */
export function changesOf(before: Terms, after: Terms, gameTypes: GameTypes): Change[] {
  const rateOf = ({ rates }: Terms, gameType: string) => rates.find((rate) => rate.gameType === gameType)?.ppm ?? 0;
  const rates = gameTypes
    .filter(({ gameType }) => rateOf(before, gameType) !== rateOf(after, gameType))
    .map(({ gameType, name }) => ({ name, after: texts.percent(rateText(rateOf(after, gameType))) }));
  const limits = (['mayRecruitAgents', 'mostDirect', 'levels'] as const)
    .filter((limit) => after.limits !== null && before.limits?.[limit] !== after.limits[limit])
    .map((limit) => ({ name: texts.limitNames[limit], after: limitText(limit, Number(after.limits?.[limit] ?? 0)) }));
  return [...rates, ...limits];
}

export function limitText(limit: keyof Limits, value: number): string {
  return limit === 'mayRecruitAgents' ? (value === 0 ? texts.no : texts.yes) : String(value);
}
