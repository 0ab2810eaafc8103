import { guards } from '#api/guards/account.gen.js';
import { guards as protectionGuards } from '#api/guards/protection.gen.js';
import { guards as systemGuards } from '#api/guards/system.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';
import { signInLinked, tellsOf } from '#shared/store/events.ts';

export const profileRead = declareRead('profile', guards.profile);
export const pictureRead = declareRead('memberIcon', guards.memberIcon);
/** The merchant's rules for the fields of a profile. */
export const fieldRulesRead = declareRead('registerSettings', systemGuards.registerSettings);
export const sessionsRead = declareRead('sessions', guards.sessions);
export const secondFactorRead = declareRead('secondFactor', protectionGuards.secondFactor);
export const passkeysRead = declareRead('passkeys', protectionGuards.passkeys);
export const linksRead = declareRead('signInLinks', protectionGuards.signInLinks, { staleBy: signInLinked.match });
export const archiveRead = declareRead('archive', guards.archive, { staleBy: tellsOf('profile') });
export const closingRead = declareRead('accountClosing', guards.accountClosing);
