import Type from 'typebox';

/** Types 1, 2, 41 and 42 are agents, 4 is a trial account, 0 an ordinary member (specification, section 3). */
export const MemberInfo = Type.Object({
  id: Type.Integer(),
  account: Type.String(),
  nickname: Type.String(),
  type: Type.Integer(),
  currency: Type.String(),
  vipLevel: Type.Integer(),
  /** Whether the member has an upline, and the law of the site lets members send money to theirs. */
  sendsToUpline: Type.Boolean(),
});

export const member = {
  memberInfo: { value: MemberInfo },
};
