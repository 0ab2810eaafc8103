import Type from 'typebox';

/** What a member's open pages are told of: something of the topic has changed, so whoever shows it reads it again. */
export const LiveTopic = Type.Enum(['bonuses', 'counts', 'deposits', 'missions', 'profile', 'rewards', 'transfers', 'withdrawals']);
