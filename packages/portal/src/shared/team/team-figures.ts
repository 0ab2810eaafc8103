import type team from './team.en.json';

/** A figure of a team, by the name of its texts. */
export type FigureName = keyof (typeof team)['figures'];
