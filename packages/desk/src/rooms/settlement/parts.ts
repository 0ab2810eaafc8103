/** The parts of the room. The first lists windows that wait for people. */
export const parts = ['windows', 'running', 'policy'] as const;
