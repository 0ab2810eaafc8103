import type { ValueOf } from '@livery/contract/shapes';
import { guards } from '#api/guards/recruiting.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';

export type RecruitingTerms = ValueOf<'recruitingTerms'>;
export type DownlineTerms = ValueOf<'downlineTerms'>;
export type InvitationLink = ValueOf<'invitationLinks'>['items'][number];
export type Results = ValueOf<'invitationResults'>;

export const recruitingTermsRead = declareRead('recruitingTerms', guards.recruitingTerms, { language: 'language' });
export const downlineTermsRead = declareRead('downlineTerms', guards.downlineTerms);
export const invitationLinksRead = declareRead('invitationLinks', guards.invitationLinks);
export const invitationResultsRead = declareRead('invitationResults', guards.invitationResults);
