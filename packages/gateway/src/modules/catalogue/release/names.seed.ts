import { makeRandom } from '@livery/art/random';
import type { Texts } from '#base/texts.ts';
import { words, type NameTheme } from './words.seed.ts';

export interface ThemedName extends Texts {
  readonly theme: NameTheme;
}

/** One shuffled deck for each theme, with every name that its words make. */
export function nameDecks(seed: string): Record<NameTheme, ThemedName[]> {
  const random = makeRandom(seed);
  const deck = (theme: NameTheme): ThemedName[] => random.shuffle(namesOf(theme));
  return {
    orchard: deck('orchard'),
    reef: deck('reef'),
    temple: deck('temple'),
    orbit: deck('orbit'),
    carnival: deck('carnival'),
    court: deck('court'),
  };
}

function namesOf(theme: NameTheme): ThemedName[] {
  const { nouns, adjectives, origins } = words[theme];
  return nouns.flatMap((noun) => [
    ...adjectives.map(({ en, ptM, ptF }) => ({ theme, en: `${en} ${noun.en}`, pt: `${noun.pt} ${noun.gender === 'f' ? ptF : ptM}` })),
    ...origins.map((origin) => ({ theme, en: `${noun.en} ${origin.en}`, pt: `${noun.pt} ${origin.pt}` })),
  ]);
}
