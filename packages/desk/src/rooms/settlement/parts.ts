/** The parts of the room, the first of which waits for people. */
export const parts = ['windows', 'running', 'policy'] as const;
