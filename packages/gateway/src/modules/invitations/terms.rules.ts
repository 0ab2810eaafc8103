/** Parts per million of a stake, by type of game. A type without an entry pays nothing. */
export type Rates = Readonly<Record<string, number>>;

export interface Limits {
  readonly mayRecruitAgents: boolean;
  /** Open direct accounts. */
  readonly mostDirect: number;
  /** Below the agent. */
  readonly levels: number;
}

export interface Terms {
  readonly rates: Rates;
  /** Null for a player. */
  readonly limits: Limits | null;
}

/** The terms of an agent. */
export interface AgentTerms extends Terms {
  readonly limits: Limits;
}

export const noLimits: Limits = { mayRecruitAgents: false, mostDirect: 0, levels: 0 };

/** Highest values for an agent's child. */
export function mostOfChild({ rates, limits }: AgentTerms): AgentTerms {
  return { rates, limits: { ...limits, levels: Math.max(limits.levels - 1, 0) } };
}

type Excess = Record<string, 'maximum' | 'minimum'>;

/** The call's fields in which a child's terms exceed those its parent may grant. */
export function findExcess({ rates, limits }: Terms, parent: AgentTerms): Excess {
  const most = mostOfChild(parent);
  const excess: Excess = {};
  for (const [type, rate] of Object.entries(rates)) if (rate > rateOf(most, type)) excess[`/rates/${type}`] = 'maximum';
  if (limits === null) return excess;
  if (limits.mostDirect > most.limits.mostDirect) excess['/limits/mostDirect'] = 'maximum';
  if (limits.levels > most.limits.levels) excess['/limits/levels'] = 'maximum';
  if (limits.mayRecruitAgents && !most.limits.mayRecruitAgents) excess['/limits/mayRecruitAgents'] = 'maximum';
  return excess;
}

/** The call's fields in which an agent's terms are below a child's. */
export function findShortfall(terms: AgentTerms, children: readonly Terms[]): Excess {
  const shortfall: Excess = {};
  for (const child of children) for (const field of Object.keys(findExcess(child, terms))) shortfall[field] = 'minimum';
  return shortfall;
}

/** The highest values among an agent's children. The agent cannot have less. */
export interface Floor {
  /** For a call that sets the agent's terms. */
  readonly field: string;
  /** Parts per million, a number, or 1 for yes. */
  readonly least: number;
  /** The child's. */
  readonly account: string;
}

/** The same as the terms of a child that has all of it. */
export function termsAt(floors: readonly Floor[]): AgentTerms {
  const at = new Map(floors.map(({ field, least }) => [field, least]));
  const rates = floors.flatMap(({ field, least }) => (field.startsWith('/rates/') ? [[field.slice('/rates/'.length), least]] : []));
  return {
    rates: Object.fromEntries(rates) as Rates,
    limits: {
      mayRecruitAgents: at.has('/limits/mayRecruitAgents'),
      mostDirect: at.get('/limits/mostDirect') ?? 0,
      levels: Math.max((at.get('/limits/levels') ?? 0) - 1, 0),
    },
  };
}

/** Why an agent with these limits may not have any child of the kind, by the field of a call. */
export function findRefusal(kind: 'player' | 'agent', { limits }: AgentTerms): Record<string, string> {
  if (limits.levels === 0) return { '/kind': 'level' };
  return kind === 'agent' && (!limits.mayRecruitAgents || limits.levels === 1) ? { '/kind': 'agents' } : {};
}

/** Whether two terms are equal. A missing rate is a rate of 0, and missing limits allow nothing. */
export function isSame(one: Terms, other: Terms): boolean {
  const types = new Set([...Object.keys(one.rates), ...Object.keys(other.rates)]);
  return (
    [...types].every((type) => rateOf(one, type) === rateOf(other, type)) && hasSameLimits(one.limits ?? noLimits, other.limits ?? noLimits)
  );
}

function hasSameLimits(one: Limits, other: Limits): boolean {
  return one.mayRecruitAgents === other.mayRecruitAgents && one.mostDirect === other.mostDirect && one.levels === other.levels;
}

/** The part of an offer that a child can get now. */
export function cut({ rates, limits }: Terms, parent: AgentTerms): Terms {
  const most = mostOfChild(parent);
  return {
    rates: Object.fromEntries(Object.entries(rates).map(([type, rate]) => [type, Math.min(rate, rateOf(most, type))])),
    limits: limits && {
      mayRecruitAgents: limits.mayRecruitAgents && most.limits.mayRecruitAgents,
      mostDirect: Math.min(limits.mostDirect, most.limits.mostDirect),
      levels: Math.min(limits.levels, most.limits.levels),
    },
  };
}

function rateOf({ rates }: Terms, type: string): number {
  return Object.hasOwn(rates, type) ? (rates[type] ?? 0) : 0;
}
