/** The manuals in the package, by the name of their file. */
export const manualNames = [
  'operator',
  'qa',
  'agent-support',
  'platform-engineer',
  'cli',
  'hosting',
  'gateway',
  'vendors',
  'security',
  'lottery-slips',
  'lottery-draws',
] as const;
