import { isJsonObject, mergeValues, type Catalogues, type ResolvedBrand } from '@livery/brand';

type Texts = Catalogues[string][string];

/** A letter that looks alike for each letter of English; none of them is ASCII. */
const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçđéƒĝĥíĵķĺɱñóƥʠřšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĹṀÑÓƤɊŘŠŢÚṼŴẊÝŽ';
const looks = new Map([...plain].map((letter, index) => [letter, [...accented][index] ?? letter]));

/** About the extra length of German over English. */
const growth = 0.4;

/**
 * A text in a pseudo-language: other letters, two fifths longer in words that may be broken, and brackets that show
 * where it is cut off. Placeholders and tags stay, and so does a text without letters, such as a decimal mark.
 */
export function pseudoText(text: string): string {
  const parts = text.split(/(\{\{[^}]*\}\}|<\/?\w+\s*\/?>)/);
  const words = parts.map((part, index) => (index % 2 === 1 ? part : [...part].map((letter) => looks.get(letter) ?? letter).join('')));
  const own = parts.filter((_, index) => index % 2 === 0).join('');
  if (!/\p{L}/u.test(own)) return text;
  const more = '~'.repeat(Math.ceil(own.length * growth)).replaceAll(/~{1,8}/g, ' $&');
  return `[${words.join('')}${more}]`;
}

/**
 * The brand with every catalogue text in the pseudo-language, its own texts included. Plain letters on a page then come
 * from no catalogue. For development and tests only.
 */
export function speakPseudo(brand: ResolvedBrand, catalogues: Catalogues): ResolvedBrand {
  const texts = brand.languages.supported.map((language) => {
    const own = brand.texts[language] ?? {};
    const engine = Object.hasOwn(catalogues, language) ? (catalogues[language] ?? {}) : {};
    const names = [...new Set([...Object.keys(engine), ...Object.keys(own)])];
    return [
      language,
      Object.fromEntries(names.map((name) => [name, translate(mergeValues(engine[name] ?? {}, own[name] ?? {}))])),
    ] as const;
  });
  return { ...brand, texts: Object.fromEntries(texts) };
}

function translate(tree: Texts): Texts {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudoText(value) : isJsonObject(value) ? translate(value) : value,
    ]),
  );
}
