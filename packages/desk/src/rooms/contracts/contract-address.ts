/** The address of a contract in the room. */
export const contractAddress = (id: number): string => `?${new URLSearchParams({ contract: String(id) })}`;
