import { foldText } from '@livery/contract/fold-text';
import type { HelpArticle } from '@livery/contract/shapes';

export const helpGroups = ['start', 'money', 'play', 'rules'] as const satisfies readonly HelpArticle['group'][];

/** An article's text without markup. */
export function wordsOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Articles that contain every word of a search. Matches in the title come first. */
export function findArticles(articles: readonly HelpArticle[], search: string): HelpArticle[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...articles];
  const holds = (text: string) => words.every((word) => foldText(text).includes(word));
  const found = articles.filter(({ title, content }) => holds(`${title} ${wordsOf(content)}`));
  return [...found.filter(({ title }) => holds(title)), ...found.filter(({ title }) => !holds(title))];
}

export interface TextPart {
  text: string;
  isFound: boolean;
}

/** An excerpt around a match of the search. */
export function markFound(text: string, search: string): TextPart[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  // A letter and its accents have one position, in the text as in its plain form.
  const letters = [...text];
  const plainLetters = letters.map(foldText);
  const starts: number[] = [];
  plainLetters.reduce((at, letter) => (starts.push(at), at + letter.length), 0);
  const line = plainLetters.join('');
  const isFound = letters.map(() => false);
  for (const word of words) {
    for (let at = line.indexOf(word); at !== -1; at = line.indexOf(word, at + 1)) {
      starts.forEach((start, index) => {
        if (start >= at && start < at + word.length) isFound[index] = true;
      });
    }
  }
  const parts: TextPart[] = [];
  letters.forEach((letter, index) => {
    const last = parts.at(-1);
    const found = isFound[index] === true;
    // A combining mark on its own belongs to the letter before it.
    if (last?.isFound === found || (last !== undefined && plainLetters[index] === '')) last.text += letter;
    else parts.push({ text: letter, isFound: found });
  });
  return parts;
}
