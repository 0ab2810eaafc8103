import { inLanguage } from '#base/texts.ts';
import { categoryTitles, type GameTypeCode } from './game-types.rules.ts';

/** The type's name in the menus. A type that is no longer in the catalogue keeps its code. */
export function gameTypeTitle(gameType: string, language: string): string {
  return Object.hasOwn(categoryTitles, gameType) ? inLanguage(categoryTitles[gameType as GameTypeCode], language) : gameType;
}
