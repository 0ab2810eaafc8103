/**
 * Topics of the live stream. `funds` is everything that a member holds besides cash, `notices` the announcements that
 * an agent has read, `team` the play of an agent's team. `lottery` goes to everybody when an issue of the merchant has
 * opened, closed, been drawn or paid, and names the lottery by its node.
 */
export const liveTopics = [
  'agreements',
  'announcements',
  'bonuses',
  'counts',
  'deposits',
  'funds',
  'lottery',
  'notices',
  'points',
  'profile',
  'rewards',
  'team',
  'withdrawals',
] as const;

export type LiveTopic = (typeof liveTopics)[number];
