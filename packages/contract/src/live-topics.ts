/** What open pages are told of by name: something of the topic has changed. `funds` is what a member holds beside the cash. */
export const liveTopics = [
  'announcements',
  'bonuses',
  'counts',
  'deposits',
  'funds',
  'missions',
  'points',
  'profile',
  'rewards',
  'transfers',
  'withdrawals',
] as const;

export type LiveTopic = (typeof liveTopics)[number];
