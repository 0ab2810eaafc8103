import { newToken } from '#identity/authentication.ts';

/** A token of the games' origin begins with its merchant, because that origin serves every merchant. */
export const gamesTokenPattern = String.raw`^[1-9]\d{0,14}\.[\w-]{43}$`;

export function newGamesToken(merchantId: number): string {
  return `${merchantId}.${newToken().token}`;
}

/** Null if it is not a token. */
export function merchantOfToken(token: string): number | null {
  return new RegExp(gamesTokenPattern).test(token) ? Number(token.slice(0, token.indexOf('.'))) : null;
}
