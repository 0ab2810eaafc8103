import { guards } from '#api/guards/team.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';
import { tellsOf } from '#shared/store/events.ts';

const staleBy = tellsOf('team');

export const membersRead = declareRead('teamMembers', guards.teamMembers, { staleBy });
export const accountRead = declareRead('teamMember', guards.teamMember, { language: 'language', staleBy });
