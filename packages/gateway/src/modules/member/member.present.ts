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
  const sendsToUpline = parentId !== null && allowancesOf(profile).p2pTransfer;
  return { id, account: username, nickname, type, currency: unitFor(type, currency), vipLevel, sendsToUpline };
}
