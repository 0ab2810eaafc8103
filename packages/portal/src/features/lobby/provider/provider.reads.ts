import { guards } from '#api/guards/vendorGames.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';

export const providerTypesRead = declareRead('vendorGameTypes', guards.vendorGameTypes, { language: 'language' });
