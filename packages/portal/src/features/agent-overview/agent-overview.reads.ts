import { guards } from '#api/guards/team.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';
import { tellsOf } from '#shared/store/events.ts';

/** The one page of the team that follows what happens; lists and reports stay as they are while somebody reads them. */
export const overviewRead = declareRead('teamOverview', guards.teamOverview, { language: 'language', staleBy: tellsOf('team') });
