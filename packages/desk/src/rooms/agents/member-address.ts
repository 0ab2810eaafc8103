/** Where a member stands in the room. */
export const memberAddress = (account: string): string => `?${new URLSearchParams({ member: account })}`;
