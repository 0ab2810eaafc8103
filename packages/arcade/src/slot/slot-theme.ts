/** What the reels show: three pictures a theme, the gems are common to all. */
export type SlotTheme = 'orchard' | 'reef' | 'temple' | 'orbit' | 'carnival' | 'court' | 'pitch';
