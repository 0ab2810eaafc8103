import { guards } from '#api/guards/team.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';

export const membersRead = declareRead('teamMembers', guards.teamMembers);
export const accountRead = declareRead('teamMember', guards.teamMember, { language: 'language' });
