import type { GameTypeCode } from '../game-types.rules.ts';

/** Vendors named in the footer keep their codes as names. The others are invented. */
export interface Vendor {
  readonly code: string;
  readonly name: string;
  /** The vendor's number of games of each type. */
  readonly games: Partial<Record<GameTypeCode, number>>;
}

export const vendors: readonly Vendor[] = [
  { code: 'PG', name: 'PG', games: { RNG: 84, MINI: 8 } },
  { code: 'EG2', name: 'EG2', games: { RNG: 64 } },
  { code: 'PT', name: 'PT', games: { RNG: 70, LIVE: 20 } },
  { code: 'JDB', name: 'JDB', games: { RNG: 66, FISH: 14, MINI: 10 } },
  { code: 'CQ9', name: 'CQ9', games: { RNG: 68, FISH: 12 } },
  { code: 'FC', name: 'FC', games: { RNG: 56, FISH: 12 } },
  { code: 'JL', name: 'JL', games: { RNG: 62, FISH: 14, PVP: 14 } },
  { code: 'BGS', name: 'BGS', games: { BGS: 42 } },
  { code: 'AURA', name: 'Aurora Reels', games: { RNG: 52 } },
  { code: 'KITE', name: 'Kite & Sons', games: { RNG: 48, MINI: 12 } },
  { code: 'NORTE', name: 'Norte Studio', games: { RNG: 46 } },
  { code: 'MOSAIC', name: 'Mosaico', games: { RNG: 44 } },
  { code: 'TINLAMP', name: 'Tin Lamp', games: { RNG: 40 } },
  { code: 'SALA', name: 'Sala Viva', games: { LIVE: 28 } },
  { code: 'BALCONY', name: 'Balcony Live', games: { LIVE: 24 } },
  { code: 'FELT', name: 'Grand Felt', games: { LIVE: 22 } },
  { code: 'CORAL', name: 'Coral Works', games: { FISH: 14 } },
  { code: 'DUELO', name: 'Duelo', games: { PVP: 16 } },
  { code: 'ROUND9', name: 'Round Nine', games: { PVP: 14 } },
  { code: 'STAND', name: 'Arquibancada', games: { SPORTS: 14 } },
  { code: 'PITCH', name: 'Pitchside', games: { SPORTS: 12, ESPORTS: 8 } },
  { code: 'RESPAWN', name: 'Respawn Room', games: { ESPORTS: 14 } },
  { code: 'ARENA', name: 'Arena Alta', games: { COCKFIGHT: 8 } },
  { code: 'QUICK', name: 'Quick Corner', games: { MINI: 16 } },
  { code: 'LOTTO', name: 'Loteria Central', games: { LOTT: 10 } },
  { code: 'TCG', name: 'Sorteio Já', games: { ELOTT: 8 } },
  { code: 'HOUSE', name: 'Originals', games: { INHOUSE: 16 } },
];
