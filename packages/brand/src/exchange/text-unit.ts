import { engineTexts, type Catalogues } from '../texts/catalogues.ts';
import { neededForms, splitForm } from '../languages/plural-forms.ts';
import { sourceLanguage, type LanguageReport } from '../languages/read-languages.ts';
import { keysIn, originalOf } from '../languages/translation.ts';

/** One text as translators see it. */
export interface TextUnit {
  /** Dotted, with the namespace first. */
  key: string;
  english: string;
  /** Empty if it is not translated. */
  target: string;
  /** The screen, and for a plural form the numbers that take it. */
  place: string;
}

/** A unit of a returned file, with its place in that file. */
export interface ReadUnit extends Pick<TextUnit, 'key' | 'target'> {
  line: number;
  column: number;
}

/** A part of a translators' file that cannot be read. */
export interface ExchangeFault {
  line: number;
  column: number;
  message: string;
  hint: string;
}

export interface ReadUnits {
  units: ReadUnit[];
  faults: ExchangeFault[];
  /** As stated in the file. Null for formats that do not state it. */
  language: string | null;
}

/** Every text of a language, translated or not, in the order of the English texts. */
export function unitsOf({ code, texts, missing }: LanguageReport, engine: Catalogues): TextUnit[] {
  const source = engineTexts(engine, sourceLanguage);
  const translated = engineTexts({ [code]: texts }, code);
  const lacking = new Set(missing);
  return keysIn(code, source).flatMap((key) => {
    const original = originalOf(source, key);
    if (original === null) return [];
    const target = lacking.has(key) ? '' : (translated.get(key) ?? '');
    return [{ key, english: original.text, target, place: placeOf(key, code, original.form !== null) }];
  });
}

/** `withdrawal › form › amount`; a plural form adds `for 2, 3, 4 …`. */
function placeOf(key: string, language: string, isPlural: boolean): string {
  const plural = isPlural ? splitForm(key) : null;
  const place = (plural?.stem ?? key).split('.').slice(0, -1).join(' › ');
  return plural === null ? place : `${place}, ${numbersOf(language, plural.form)}`;
}

const most = 4;

function numbersOf(language: string, form: string): string {
  if (neededForms(language).length === 1) return 'for every number';
  const rules = new Intl.PluralRules(language);
  const numbers = [...Array(1001).keys()].filter((number) => rules.select(number) === form);
  return `for ${numbers.slice(0, most).join(', ')}${numbers.length > most ? ' …' : ''}`;
}
