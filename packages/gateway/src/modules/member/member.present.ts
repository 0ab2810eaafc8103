import { isAgentType } from '@livery/contract/member-types';
import type { MemberInfo } from '@livery/contract/shapes';
import { unitFor } from '#ledger/accounts.ts';
import { allowancesOf } from '#tenancy/compliance.ts';
import type { Merchant } from '#tenancy/merchant.ts';

type Presented = {
  readonly id: number;
  readonly username: string;
  readonly nickname: string;
  readonly type: number;
  readonly vipLevel: number;
  readonly parentId: number | null;
};

export function presentMember(
  { id, username, nickname, type, vipLevel, parentId }: Presented,
  { currency, profile }: Pick<Merchant, 'currency' | 'profile'>,
): MemberInfo {
  const { p2pTransfer } = allowancesOf(profile);
  return {
    id,
    account: username,
    nickname,
    type,
    currency: unitFor(type, currency),
    vipLevel,
    sendsToUpline: p2pTransfer && parentId !== null,
    sendsToDownline: p2pTransfer && isAgentType(type),
  };
}
