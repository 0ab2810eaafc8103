import type { MemberInfo } from '@livery/contract/shapes';
import { unitFor } from '../../ledger/accounts.ts';
import type { Merchant } from '../../server/context.ts';

type Presented = {
  readonly id: number;
  readonly username: string;
  readonly nickname: string;
  readonly type: number;
  readonly vipLevel: number;
};

export function presentMember({ id, username, nickname, type, vipLevel }: Presented, { currency }: Merchant): MemberInfo {
  return { id, account: username, nickname, type, currency: unitFor(type, currency), vipLevel };
}
