import { placeholdersOf } from '../texts/catalogues.ts';
import { formsOf, neededForms, splitForm, type PluralForm } from './plural-forms.ts';

/** The English texts that translations are checked against, by dotted key. */
export type SourceTexts = ReadonlyMap<string, string>;

/** The English text behind a key of another language. */
export interface Original {
  text: string;
  /** Null for a text without plural forms. */
  form: PluralForm | null;
}

/** Null if English has no such text. A plural form that English lacks is checked against `other`. */
export function originalOf(source: SourceTexts, key: string): Original | null {
  const plural = splitForm(key);
  const other = plural === null ? undefined : source.get(`${plural.stem}_other`);
  const text = source.get(key) ?? other;
  if (text === undefined) return null;
  return { text, form: other === undefined ? null : (plural?.form ?? null) };
}

/** Every key that a complete translation has, in the order of the English texts. */
export function keysIn(language: string, source: SourceTexts): string[] {
  const forms = neededForms(language);
  return [...source.keys()].flatMap((key) => {
    const plural = splitForm(key);
    if (plural === null || !source.has(`${plural.stem}_other`)) return [key];
    return plural.form === 'other' ? forms.map((form) => `${plural.stem}_${form}`) : [];
  });
}

/** An error in a translation. */
export interface Fault {
  kind: 'translation-placeholder' | 'translation-plural' | 'translation-markup';
  message: string;
  hint: string;
}

export function faultOf(language: string, key: string, { text: english, form }: Original, source: SourceTexts, text: string): Fault | null {
  const forms = formsOf(language);
  if (form !== null && !forms.includes(form)) {
    const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
    const hint = `Remove it. ${name} has: ${forms.filter((each) => each !== 'zero').join(', ')}.`;
    return { kind: 'translation-plural', message: `"${key}" is a plural form that ${name} does not have.`, hint };
  }
  const allowed = placeholdersOf(form === null ? english : `${english} ${source.get(`${splitForm(key)?.stem ?? ''}_other`) ?? ''}`);
  // "One bet" needs no number. In many languages "other" does.
  const needed = placeholdersOf(english).filter((name) => form === null || form === 'other' || name !== 'count');
  const found = placeholdersOf(text);
  if (needed.some((name) => !found.includes(name)) || found.some((name) => !allowed.includes(name))) {
    const hint = allowed.length === 0 ? 'Remove the {{…}}.' : `Use exactly: ${allowed.map((name) => `{{${name}}}`).join(', ')}.`;
    return { kind: 'translation-placeholder', message: `"${key}" has other placeholders than the English text.`, hint };
  }
  const [tags, wanted] = [tagsOf(text), tagsOf(english)];
  if (tags.toSorted().join() !== wanted.toSorted().join() || !isBalanced(tags)) {
    const hint = wanted.length === 0 ? 'Remove the tags: pages would show them as text.' : `Keep the tags of English: ${wanted.join(' ')}.`;
    return { kind: 'translation-markup', message: `"${key}" has other markup than the English text.`, hint };
  }
  return null;
}

function tagsOf(text: string): string[] {
  return text.match(/<\/?[A-Za-z]\w*(?:\s[^<>]*)?\/?>/g) ?? [];
}

/** A closing tag before its opening one would close another. */
function isBalanced(tags: readonly string[]): boolean {
  const open: string[] = [];
  for (const tag of tags) {
    if (tag.endsWith('/>')) continue;
    if (!tag.startsWith('</')) open.push(tag);
    else if (open.pop()?.slice(1) !== tag.slice(2)) return false;
  }
  return open.length === 0;
}
