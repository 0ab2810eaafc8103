/** The symbols of the reels: three pictures per theme, and gems that all themes share. */
export type SlotTheme = 'orchard' | 'reef' | 'temple' | 'orbit' | 'carnival' | 'court' | 'pitch';
