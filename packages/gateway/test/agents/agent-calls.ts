import { randomUUID } from 'node:crypto';
import { routes, type RouteName } from '@livery/contract/routes';
import { shapes, type ServedRoute } from '@livery/contract/shapes';

export type Named = 'member' | 'account' | 'link' | 'notice';

/** Fields that hold the id of another object. */
export const named: Readonly<Record<string, Named>> = {
  member: 'member',
  memberId: 'member',
  receiver: 'member',
  under: 'member',
  account: 'account',
  search: 'account',
  id: 'link',
  link: 'link',
  ids: 'notice',
};

/** All other fields, with values for those that a call requires. */
export const harmless: Readonly<Record<string, unknown>> = {
  from: '2026-03-01',
  to: '2026-03-31',
  limit: 5,
  amount: 1,
  paymentPassword: '739154',
  rates: [],
  limits: { mayRecruitAgents: false, mostDirect: 0, levels: 0 },
  seen: { rates: [], limits: { mayRecruitAgents: false, mostDirect: 0, levels: 0 } },
  of: 'own',
  kind: 'player',
  note: '',
  expiresOn: null,
  cap: null,
  isPaused: false,
  idempotencyKey: null,
  username: null,
  nickname: null,
  language: null,
  after: null,
  sort: null,
  direction: null,
  order: null,
  activity: null,
  level: null,
  gameType: null,
  state: null,
  type: null,
};

interface Shape {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}
export const shapeOf = (name: RouteName): Shape => {
  const { query, body } = shapes[name as ServedRoute] as { query?: Shape; body?: Shape };
  return body ?? query ?? {};
};

/** Calls that only agents can make. */
export const agentCalls = (Object.keys(routes) as RouteName[]).filter(
  (name) => routes[name].audience === 'agent' && Object.hasOwn(shapes, name),
);

/** A call's required values, and extra ones. */
export function inputFor(name: RouteName, given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const required = (shapeOf(name).required ?? []).map((field) => [field, field === 'idempotencyKey' ? randomUUID() : harmless[field]]);
  return { ...Object.fromEntries(required), ...given };
}

/** The part of a call that carries its input. */
export function partOf(name: RouteName): 'query' | 'body' {
  return routes[name].method === 'GET' ? 'query' : 'body';
}
