import type { ValueOf } from '@livery/contract/shapes';
import { guards } from '#api/guards/referral.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';

export type Referral = ValueOf<'referral'>;

export const referralRead = declareRead('referral', guards.referral);
