import type { MemberInfo } from '@livery/contract/shapes';
import type { Merchant } from '../../server/context.ts';

type Presented = {
  readonly id: number;
  readonly account: string;
  readonly nickname: string;
  readonly type: number;
  readonly vipLevel: number;
};

export function presentMember({ id, account, nickname, type, vipLevel }: Presented, { currency }: Merchant): MemberInfo {
  return { id, account, nickname, type, currency, vipLevel };
}
