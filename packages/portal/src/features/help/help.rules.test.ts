import type { HelpArticle } from '@livery/contract/shapes';
import { describe, expect, it } from 'vitest';
import { findArticles, markFound, wordsOf } from './help.rules.ts';

const article = (id: string, title: string, content: string): HelpArticle => ({
  id,
  group: 'start',
  title,
  content,
  version: null,
  validFrom: null,
});
const articles = [
  article('contact', 'Fale com a gente', '<p>Depósitos? Escreva.</p>'),
  article('deposit', 'Depósitos', '<p>Escolha o <strong>valor</strong>.</p>'),
];

describe('findArticles', () => {
  it('finds every word regardless of case and accents, titles first', () => {
    expect(findArticles(articles, 'deposito').map(({ id }) => id)).toEqual(['deposit', 'contact']);
    expect(findArticles(articles, 'VALOR escolha').map(({ id }) => id)).toEqual(['deposit']);
    expect(findArticles(articles, 'strong')).toEqual([]);
    expect(findArticles(articles, '  ')).toEqual(articles);
  });
});

describe('markFound', () => {
  it('marks the matches in the text as it is written', () => {
    expect(markFound('Depósitos e saques', 'deposito')).toEqual([
      { text: 'Depósito', isFound: true },
      { text: 's e saques', isFound: false },
    ]);
    expect(markFound('Sa\u0301\u00ADbado', 'sabado')).toEqual([{ text: 'Sa\u0301\u00ADbado', isFound: true }]);
    expect(markFound('Nada', 'x')).toEqual([{ text: 'Nada', isFound: false }]);
  });
});

describe('wordsOf', () => {
  it('returns the text without markup', () => {
    expect(wordsOf('<p>One</p><p>two <b>three</b></p>')).toBe('One two three');
  });
});
