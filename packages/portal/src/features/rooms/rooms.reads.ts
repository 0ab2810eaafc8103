import { guards } from '#api/guards/vendorGames.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';
import { gameLeft } from '#shared/store/events.ts';

/** Players come and go. */
export const roomsRead = declareRead('rooms', guards.rooms, { language: 'language', every: 15_000, staleBy: gameLeft.match });
