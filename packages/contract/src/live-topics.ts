/** The subjects that open pages are told about when something of them changes. `funds` is everything a member holds beside cash. */
export const liveTopics = ['announcements', 'bonuses', 'counts', 'deposits', 'funds', 'points', 'profile', 'withdrawals'] as const;

export type LiveTopic = (typeof liveTopics)[number];
