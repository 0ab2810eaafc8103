import Type from 'typebox';

export const MemberInfo = Type.Object({
  id: Type.Integer(),
  account: Type.String(),
  nickname: Type.String(),
  /** One of `memberTypes`. */
  type: Type.Integer(),
  currency: Type.String(),
  vipLevel: Type.Integer(),
  /** Whether the member has an upline, and the law of the site lets members send money to their uplines. */
  sendsToUpline: Type.Boolean(),
  /** The same for an agent and its downline. */
  sendsToDownline: Type.Boolean(),
});

export const member = {
  memberInfo: { value: MemberInfo },
};
