/** Letters that Unicode does not decompose into a plain letter and a mark. */
const undivided: Readonly<Record<string, string>> = {
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  ς: 'σ',
  þ: 'th',
  ŧ: 't',
};

/** Folds a text for comparison with typed input: lower case, without accents and invisible characters. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[æđðħıłøœßςþŧ]/g, (letter) => undivided[letter] ?? letter);
}
