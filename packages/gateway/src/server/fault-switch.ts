import type { ErrorCode } from '@livery/contract/errors';

/** What goes wrong on purpose: calls whose path starts with `path` (of one merchant, if named) are slow, refused, garbled or cut off. */
export interface Fault {
  readonly path: string;
  readonly merchant?: string;
  readonly method?: string;
  /** Strikes only calls that carry this in the header `X-Caller`, so that one test's faults are nobody else's. */
  readonly caller?: string;
  readonly code?: ErrorCode;
  /** An HTTP status without an envelope, as a broken proxy would answer. */
  readonly status?: number;
  /** Milliseconds before anything is answered. */
  readonly delay?: number;
  readonly malformed?: boolean;
  readonly drop?: boolean;
  /** How many calls it strikes; for ever when absent. */
  readonly count?: number;
}

/** The faults that are switched on; in memory, for tests of what the portal does then. */
export class FaultSwitch {
  #faults: { fault: Fault; left: number }[] = [];

  add(fault: Fault): void {
    this.#faults.push({ fault, left: fault.count ?? Number.POSITIVE_INFINITY });
  }

  /** Of one merchant, of one caller, or all. */
  clear({ merchant, caller }: Pick<Fault, 'merchant' | 'caller'> = {}): void {
    this.#faults = this.#faults.filter(
      ({ fault }) => (merchant !== undefined && fault.merchant !== merchant) || (caller !== undefined && fault.caller !== caller),
    );
  }

  /** The fault that strikes this call, counted. */
  strike(method: string, path: string, { merchant, caller }: { merchant: string; caller: string }): Fault | null {
    const struck = this.#faults.find(
      ({ fault, left }) =>
        left > 0 &&
        path.startsWith(fault.path) &&
        (fault.method === undefined || fault.method === method) &&
        (fault.caller === undefined || fault.caller === caller) &&
        (fault.merchant === undefined || fault.merchant === merchant),
    );
    if (struck === undefined) return null;
    struck.left -= 1;
    return struck.fault;
  }
}
