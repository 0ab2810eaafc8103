import type { MoveRefusal } from '@livery/contract/move-refusals';
import type { MemberKey } from '#base/member-key.ts';
import type { GatewayDatabase } from '#database/schema.ts';

export interface MoveAsked extends MemberKey {
  /** Null makes the member a root. */
  readonly parentId: number | null;
}

/**
 * Why the module refuses the move, for example because of rates or a contract. Null if it fits. Both trees are locked
 * during a move.
 */
export type OnMove = (db: GatewayDatabase, move: MoveAsked) => Promise<MoveRefusal | null>;

declare module '#http/module.ts' {
  interface GatewayModule {
    readonly onMove?: OnMove;
  }
}
