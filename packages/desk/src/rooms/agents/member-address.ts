/** The address of a member in the room. */
export const memberAddress = (account: string): string => `?${new URLSearchParams({ member: account })}`;
