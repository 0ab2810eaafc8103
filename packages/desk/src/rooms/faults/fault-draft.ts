import type { ErrorCode } from '@livery/contract/errors';
import type { Fault } from '@livery/contract/control/shapes';
import { readWhole } from '#shared/forms/whole-number.ts';

export type Effect = 'code' | 'status' | 'delay' | 'malformed' | 'drop';

/** A fault as typed. */
export interface FaultDraft {
  readonly path: string;
  readonly isOnlyHere: boolean;
  readonly method: string;
  readonly effect: Effect;
  readonly code: ErrorCode;
  readonly status: string;
  readonly delay: string;
  readonly count: string;
  readonly caller: string;
}

export const firstDraft: FaultDraft = {
  path: '/wps/',
  isOnlyHere: true,
  method: '',
  effect: 'code',
  code: 'UNAVAILABLE',
  status: '502',
  delay: '3000',
  count: '',
  caller: '',
};

type Field = 'path' | 'status' | 'delay' | 'count';

/** The fault, or its invalid fields. */
export function readDraft(draft: FaultDraft, merchant: string): { fault: Fault; wrong: null } | { fault: null; wrong: Field[] } {
  const { path, isOnlyHere, method, effect, code, caller } = draft;
  const status = readWhole(draft.status, 400, 599);
  const delay = readWhole(draft.delay, 1, 60_000);
  const count = draft.count.trim() === '' ? undefined : readWhole(draft.count, 1, 1_000_000);
  const wrong: Field[] = [
    ...(path.startsWith('/') ? [] : ['path' as const]),
    ...(effect === 'status' && status === null ? ['status' as const] : []),
    ...(effect === 'delay' && delay === null ? ['delay' as const] : []),
    ...(count === null ? ['count' as const] : []),
  ];
  if (wrong.length > 0) return { fault: null, wrong };
  const effects: Record<Effect, Partial<Fault>> = {
    code: { code },
    status: { status: status ?? 502 },
    delay: { delay: delay ?? 0 },
    malformed: { malformed: true },
    drop: { drop: true },
  };
  const fault: Fault = {
    path,
    ...effects[effect],
    ...(isOnlyHere ? { merchant } : {}),
    ...(method === '' ? {} : { method: method as NonNullable<Fault['method']> }),
    ...(typeof count === 'number' ? { count } : {}),
    ...(caller.trim() === '' ? {} : { caller: caller.trim() }),
  };
  return { fault, wrong: null };
}
