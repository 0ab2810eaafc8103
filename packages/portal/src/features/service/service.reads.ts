import { guards as chatGuards } from '#api/guards/chat.gen.js';
import { guards } from '#api/guards/help.gen.js';
import { guards as systemGuards } from '#api/guards/system.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';

export const desksRead = declareRead('chatModels', chatGuards.chatModels, { language: 'language' });
export const domainsRead = declareRead('domainRoute', systemGuards.domainRoute);
/** Whether a contact is the operator's. */
export const verdictRead = declareRead('representative', guards.representative);
