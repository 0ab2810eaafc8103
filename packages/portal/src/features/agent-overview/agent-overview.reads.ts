import { guards } from '#api/guards/team.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';
import { tellsOf } from '#shared/store/events.ts';

/** The team's only live page. Lists and reports do not change while being read. */
export const overviewRead = declareRead('teamOverview', guards.teamOverview, { language: 'language', staleBy: tellsOf('team') });
