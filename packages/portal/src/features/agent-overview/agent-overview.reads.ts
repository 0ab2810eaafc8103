import { guards } from '#api/guards/team.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';
import { tellsOf } from '#shared/store/events.ts';

export const overviewRead = declareRead('teamOverview', guards.teamOverview, { language: 'language', staleBy: tellsOf('team') });
