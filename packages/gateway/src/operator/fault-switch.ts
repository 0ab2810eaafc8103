import { randomUUID } from 'node:crypto';
import type { ActiveFault, Fault, WhoseFaults } from '@livery/contract/control/shapes';

/**
 * Simulated faults: calls whose path starts with `path` (of one merchant, or with one `X-Caller`, if named) are slow,
 * refused, garbled or cut off. Kept in memory, to test how the portal copes.
 */
export class FaultSwitch {
  #faults: { id: string; fault: Fault; left: number }[] = [];

  add(fault: Fault): void {
    this.#faults.push({ id: randomUUID(), fault, left: fault.count ?? Number.POSITIVE_INFINITY });
  }

  /** Active faults, in the order added. */
  list(): ActiveFault[] {
    return this.#faults
      .filter(({ left }) => left > 0)
      .map(({ id, fault, left }) => ({ ...fault, id, left: Number.isFinite(left) ? left : null }));
  }

  /** One fault, a merchant's, a caller's, or all. */
  clear(whose: WhoseFaults = {}): void {
    const { id, merchant, caller } = whose;
    this.#faults = this.#faults.filter(
      (each) =>
        (id !== undefined && each.id !== id) ||
        (merchant !== undefined && each.fault.merchant !== merchant) ||
        (caller !== undefined && each.fault.caller !== caller),
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

declare module '#base/platform.ts' {
  interface Platform {
    readonly faults: FaultSwitch;
  }
}
