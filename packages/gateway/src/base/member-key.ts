export interface MemberKey {
  readonly merchantId: number;
  readonly memberId: number;
}

export function keyOf({
  merchant,
  member,
}: {
  readonly merchant: { readonly id: number };
  readonly member: { readonly id: number };
}): MemberKey {
  return { merchantId: merchant.id, memberId: member.id };
}
