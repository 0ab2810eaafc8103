import { isJsonObject, type JsonValue } from '../json/json-value.ts';
import { nearestWord } from '../json/nearest-word.ts';
import { toPointer } from '../json/pointer.ts';
import type { Finding } from '../json/source-file.ts';
import { neededForms, splitForm } from '../languages/plural-forms.ts';
import { faultOf, originalOf, type SourceTexts } from '../languages/translation.ts';
import { walkTexts } from '../texts/walk-texts.ts';

interface TranslationContext {
  language: string;
  namespace: string;
  /** The English texts of every namespace. */
  source: SourceTexts;
}

/** A namespace's texts in another language by their whole key, as far as they can be shown, and what is wrong with the others. */
export function checkTranslation(
  value: JsonValue,
  { language, namespace, source }: TranslationContext,
): { texts: Map<string, string>; findings: Finding[] } {
  const texts = new Map<string, string>();
  if (!isJsonObject(value)) {
    const hint = 'Write { "hero": { "title": "…" } }.';
    return { texts, findings: [{ rule: 'translation-file', pointer: '', message: 'Texts are an object of keys.', hint }] };
  }
  const known = [...source.keys()].filter((key) => key.startsWith(`${namespace}.`));
  const findings: Finding[] = [];
  const pointers = new Map<string, string>();
  const formal = walkTexts('translation-key', value, (path, text) => {
    const key = [namespace, ...path].join('.');
    const pointer = toPointer(path);
    const original = originalOf(source, key);
    if (original === null) {
      const near = nearestWord(key, known);
      const hint = near === null ? 'Remove it: the engine never shows it.' : `Did you mean "${near}"?`;
      findings.push({ rule: 'translation-key', pointer, at: 'key', message: `There is no text "${key.slice(0, 120)}".`, hint });
      return;
    }
    // Translators' tools write an empty text for one that is not translated yet.
    if (text.trim() === '') return;
    const fault = faultOf(language, key, original, source, text);
    if (fault === null) {
      texts.set(key, text);
      pointers.set(key, pointer);
    } else findings.push({ rule: fault.kind, pointer, message: fault.message, hint: fault.hint });
  });
  return { texts, findings: [...formal, ...findings, ...missingForms(texts, pointers, language, source)] };
}

/** A text that has some of its plural forms. One without any is counted as missing. */
function missingForms(
  texts: ReadonlyMap<string, string>,
  pointers: ReadonlyMap<string, string>,
  language: string,
  source: SourceTexts,
): Finding[] {
  const needed = neededForms(language);
  const groups = Map.groupBy(texts.keys(), (key) => {
    const stem = splitForm(key)?.stem;
    return stem !== undefined && source.has(`${stem}_other`) ? stem : null;
  });
  return [...groups].flatMap(([stem, [first = '']]): Finding[] => {
    const missing = stem === null ? [] : needed.filter((form) => !texts.has(`${stem}_${form}`));
    if (missing.length === 0) return [];
    const named = missing.map((form) => `${String(stem)}_${form}`).join(', ');
    return [
      {
        rule: 'translation-plural',
        severity: 'warning',
        pointer: pointers.get(first) ?? '',
        at: 'key',
        message: `"${String(stem)}" lacks ${missing.length === 1 ? 'a plural form' : 'plural forms'} of "${language}": ${named}.`,
        hint: missing.includes('other') ? 'Until then pages show the English text.' : 'Until then pages show the text of "other".',
      },
    ];
  });
}
