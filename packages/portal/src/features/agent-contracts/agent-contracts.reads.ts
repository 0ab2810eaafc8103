import type { AgreementKind } from '@livery/contract/agreements';
import type { BodyOf, ValueOf } from '@livery/contract/shapes';
import { guards } from '#api/guards/contracts.gen.js';
import { guards as teamGuards } from '#api/guards/team.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';
import type { Answer } from '#shared/reads/read.ts';
import { tellsOf } from '#shared/store/events.ts';

export type Agreement = ValueOf<'agreements'>['items'][number];
export type Proposal = NonNullable<Agreement['proposal']>;
export type WholeAgreement = Answer<'agreement'>;
export type Offer = ValueOf<'agreementTerms'>;
export type Trial = ValueOf<'tryAgreement'>;
export type TrialBody = BodyOf<'tryAgreement'>;
export type AskedTerms = TrialBody['terms'];
export type Kind = AgreementKind;

const staleBy = tellsOf('agreements');

export const agreementsRead = declareRead('agreements', guards.agreements, { staleBy });
export const agreementRead = declareRead('agreement', guards.agreement, { staleBy });
/** An offer's limits. Not refreshed while the form is open. */
export const offerRead = declareRead('agreementTerms', guards.agreementTerms);
/** The agents directly below, to choose from. */
export const membersRead = declareRead('teamMembers', teamGuards.teamMembers);
