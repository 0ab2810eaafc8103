/** The parts of the room, the first of which waits for the house. */
export const parts = ['contracts', 'policies'] as const;
