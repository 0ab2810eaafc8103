import type { ServedRoute } from '@livery/contract/shapes';
import { ApiFailure, type FailureCode } from '#api/api-failure.ts';
import type { ApiClient } from '#api/client.ts';

export interface Call {
  name: ServedRoute;
  query: Record<string, unknown>;
  body: unknown;
  signal: AbortSignal | undefined;
}

/** The gateway's answers by call: a value, a failure, or a function that returns either. */
export type Answers = Partial<Record<ServedRoute, unknown>>;

export const refusedWith = (code: FailureCode, status = 503) => new ApiFailure({ code, status, requestId: null });

/** A client that answers from a table and records the calls. A call missing from the table is unavailable. */
export function tableClient(answers: Answers): ApiClient & { calls: Call[] } {
  const calls: Call[] = [];
  return {
    calls,
    async call(name, _guard, input = {}) {
      const asked: Call = { name, query: (input.query ?? {}) as Call['query'], body: input.body, signal: input.signal };
      calls.push(asked);
      const row: unknown = answers[name] ?? refusedWith('UNAVAILABLE');
      const answer: unknown = typeof row === 'function' ? await (row as (asked: Call) => unknown)(asked) : row;
      if (answer instanceof ApiFailure) throw answer;
      return answer as never;
    },
  };
}
