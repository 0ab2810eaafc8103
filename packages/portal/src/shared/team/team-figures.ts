import type team from './team.en.json';

/** A team figure, by the name of its texts. */
export type FigureName = keyof (typeof team)['figures'];
