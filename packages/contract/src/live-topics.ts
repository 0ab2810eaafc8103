/**
 * The subjects that open pages are told about when something of them changes. `funds` is everything a member holds beside cash, `notices`
 * which announcements an agent has read, `team` what the members below an agent did. `lottery` tells everybody that an issue of the merchant
 * has opened, closed, been drawn or paid.
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
