import { parseXml, XmlCdata, XmlElement, XmlError, XmlText, type XmlNode } from '@rgrove/parse-xml';
import { placesIn } from '../json/source-file.ts';
import { sourceLanguage } from '../languages/read-languages.ts';
import type { ExchangeFault, ReadUnit, ReadUnits, TextUnit } from './text-unit.ts';

const namespace = 'urn:oasis:names:tc:xliff:document:2.0';

/**
 * XLIFF 2.0: a file per namespace, a unit per text. Placeholders and tags are codes (`<ph>`), which a translation tool shows
 * and protects. https://docs.oasis-open.org/xliff/xliff-core/v2.0/xliff-core-v2.0.html
 */
export function writeXliff(units: readonly TextUnit[], language: string): string {
  const files = Map.groupBy(units, ({ key }) => key.split('.')[0] ?? '');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${namespace}" version="2.0" srcLang="${sourceLanguage}" trgLang="${escapeXml(language, 'attribute')}">`,
    ...[...files].flatMap(([name, own]) => [`  <file id="${escapeXml(name, 'attribute')}">`, ...own.map(writeUnit), '  </file>']),
    '</xliff>',
    '',
  ].join('\n');
}

/** Codes of source and target that stand for the same text share their data. */
function writeUnit({ key, english, target, place }: TextUnit): string {
  const data = [...new Set([...codesOf(english), ...codesOf(target)])];
  const id = escapeXml(key, 'attribute');
  return [
    `    <unit id="${id}" name="${id}" xml:space="preserve">`,
    `      <notes><note category="place">${escapeXml(place)}</note></notes>`,
    ...(data.length === 0
      ? []
      : [`      <originalData>${data.map((code, index) => `<data id="d${index + 1}">${escapeXml(code)}</data>`).join('')}</originalData>`]),
    target === ''
      ? `      <segment state="initial"><source>${withCodes(english, data)}</source></segment>`
      : `      <segment state="translated"><source>${withCodes(english, data)}</source><target>${withCodes(target, data)}</target></segment>`,
    '    </unit>',
  ].join('\n');
}

const codePattern = /\{\{[^{}]*\}\}|<\/?[A-Za-z]\w*\s*\/?>/g;

function codesOf(text: string): string[] {
  return text.match(codePattern) ?? [];
}

/** A code that comes twice needs two ids. */
function withCodes(text: string, data: readonly string[]): string {
  const times = new Map<string, number>();
  let end = 0;
  let written = '';
  for (const { 0: code, index } of text.matchAll(codePattern)) {
    const number = data.indexOf(code) + 1;
    const time = (times.get(code) ?? 0) + 1;
    times.set(code, time);
    written += `${escapeXml(text.slice(end, index))}<ph id="${number}${time === 1 ? '' : `-${time}`}" dataRef="d${number}"/>`;
    end = index + code.length;
  }
  return written + escapeXml(text.slice(end));
}

/** XML cannot hold most control characters at all, so XLIFF has an element for them. */
function escapeXml(text: string, place: 'attribute' | 'content' = 'content'): string {
  const escaped = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#xD;');
  if (place === 'attribute') return escaped;
  return escaped.replaceAll(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu, (letter) => {
    const hex = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `<cp hex="${hex}"/>`;
  });
}

/** Reads what a translation tool gives back: a text may come in several segments. Documents with entities of their own are refused. */
export function readXliff(text: string): ReadUnits {
  const content = text.replace(/^\uFEFF/, '');
  const faults: ExchangeFault[] = [];
  const places = placesIn(content);
  const at = (node: XmlNode | number) => places(typeof node === 'number' ? node : Math.max(node.start, 0));
  const refuse = (node: XmlNode | number, message: string, hint: string): ReadUnits => ({
    units: [],
    faults: [{ ...at(node), message, hint }],
    language: null,
  });
  let root: XmlElement | null;
  try {
    root = parseXml(content, { includeOffsets: true }).root;
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    const [reason = ''] = error.message.split('\n');
    return {
      units: [],
      faults: [{ line: error.line, column: error.column, message: `The file is not XML: ${reason}`, hint: 'Export it again.' }],
      language: null,
    };
  }
  if (root === null) return refuse(0, 'The file is empty.', 'Export it again.');
  const { version = '', xmlns = '', trgLang = null } = root.attributes as Record<string, string | undefined>;
  if (root.name !== 'xliff' || xmlns !== namespace || !version.startsWith('2.'))
    return refuse(root, 'The file is not XLIFF 2.', 'Save it as XLIFF 2.0 in the translation tool.');
  const units = elementsBelow(root, 'unit').flatMap((unit): ReadUnit[] => {
    const key = unit.attributes['id'] ?? '';
    const data = new Map(elementsBelow(unit, 'data').map((each) => [each.attributes['id'] ?? '', readText(each, new Map())] as const));
    try {
      const target = elementsBelow(unit, 'target')
        .map((each) => readText(each, data))
        .join('');
      return [{ key, target, ...at(unit) }];
    } catch (error) {
      if (!(error instanceof StrangeElement)) throw error;
      const message = `"${key.slice(0, 120)}" has an element that cannot be read: <${error.element.name}>.`;
      faults.push({ ...at(error.element), message, hint: 'Keep the codes of the source, each a <ph>, and add no others.' });
      return [];
    }
  });
  return { units, faults, language: trgLang };
}

class StrangeElement extends Error {
  readonly element: XmlElement;
  constructor(element: XmlElement) {
    super(element.name);
    this.element = element;
  }
}

function readText(element: XmlElement, data: ReadonlyMap<string, string>): string {
  return element.children
    .map((node) => {
      if (node instanceof XmlText || node instanceof XmlCdata) return node.text;
      if (!(node instanceof XmlElement)) return '';
      const { dataRef = '', hex = '' } = node.attributes as Record<string, string | undefined>;
      // A mark of the tool, such as a comment or a term.
      if (node.name === 'mrk') return readText(node, data);
      if (node.name === 'cp' && /^[\dA-F]{4}$/i.test(hex)) return String.fromCharCode(Number.parseInt(hex, 16));
      const code = node.name === 'ph' ? data.get(dataRef) : undefined;
      if (code === undefined) throw new StrangeElement(node);
      return code;
    })
    .join('');
}

function elementsBelow(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((node) => {
    if (!(node instanceof XmlElement)) return [];
    return node.name === name ? [node] : elementsBelow(node, name);
  });
}
