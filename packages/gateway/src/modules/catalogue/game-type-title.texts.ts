import { inLanguage } from '#base/texts.ts';
import { categoryTitles, type GameTypeCode } from './game-types.rules.ts';

/** The type's name in the menus, or its code if the catalogue has dropped the type. */
export function gameTypeTitle(gameType: string, language: string): string {
  return Object.hasOwn(categoryTitles, gameType) ? inLanguage(categoryTitles[gameType as GameTypeCode], language) : gameType;
}
