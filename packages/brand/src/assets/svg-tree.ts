import { parseXml, XmlComment, XmlDocumentType, XmlElement, XmlError, XmlText, type XmlNode } from '@rgrove/parse-xml';

export const svgSpace = 'http://www.w3.org/2000/svg';
export const xlinkSpace = 'http://www.w3.org/1999/xlink';
export const xmlSpace = 'http://www.w3.org/XML/1998/namespace';
const declarations = 'http://www.w3.org/2000/xmlns/';

export interface SvgAttribute {
  /** As written in the file. */
  name: string;
  local: string;
  /** Empty for an attribute without a prefix. */
  space: string;
  value: string;
}

export interface SvgElement {
  /** As written in the file. */
  name: string;
  local: string;
  space: string;
  /** Excludes declarations of namespaces. */
  attributes: SvgAttribute[];
  children: SvgChild[];
  offset: number;
}

/** Kept, because it may state who owns the drawing. */
export interface SvgComment {
  comment: string;
}

export type SvgChild = SvgElement | SvgComment | string;

/** A reason, at an offset in the text. */
export interface SvgFinding {
  message: string;
  offset: number;
}

export interface SvgTree {
  root: SvgElement;
  /** Comments outside the root. */
  before: SvgComment[];
  after: SvgComment[];
  /** Violations of the namespace rules, which the parser does not check. */
  broken: SvgFinding[];
  instructions: { name: string; offset: number }[];
  /** `subset` is empty if the document type has none. */
  doctype: { subset: string; offset: number } | null;
}

/** Parses a text strictly, as browsers do. Returns a finding if it is not valid XML. */
export function parseSvg(text: string): SvgTree | SvgFinding {
  try {
    const entities = entitiesOf(text);
    const document = parseXml(text, {
      includeOffsets: true,
      preserveComments: true,
      preserveDocumentType: true,
      resolveUndefinedEntity: (reference) => entities.get(reference.slice(1, -1)),
    });
    const tree: SvgTree = { root: emptyElement, before: [], after: [], broken: [], instructions: [], doctype: null };
    for (const node of document.children) {
      if (node instanceof XmlElement) tree.root = readElement(node, new Map([['xml', xmlSpace]]), tree);
      else if (node instanceof XmlComment) (tree.root === emptyElement ? tree.before : tree.after).push({ comment: node.content });
      else noteInstruction(node, tree);
    }
    return tree;
  } catch (error) {
    if (error instanceof XmlError) return { message: `it is not valid XML (${sentenceOf(error.message)})`, offset: error.pos };
    if (error instanceof RangeError) return { message: 'its elements are nested too deeply', offset: 0 };
    throw error;
  }
}

const emptyElement: SvgElement = { name: '', local: '', space: '', attributes: [], children: [], offset: 0 };

function readElement(node: XmlElement, outer: ReadonlyMap<string, string>, tree: SvgTree): SvgElement {
  const scope = new Map(outer);
  const given = Object.entries(node.attributes);
  for (const [name, value] of given) {
    if (name === 'xmlns') scope.set('', value);
    else if (name.startsWith('xmlns:')) scope.set(name.slice(6), value);
  }
  const resolve = (name: string, unprefixed: string): { local: string; space: string } => {
    const colon = name.indexOf(':');
    if (colon === -1) return { local: name, space: unprefixed };
    const space = scope.get(name.slice(0, colon));
    if (space === undefined)
      tree.broken.push({ message: `it is not valid XML (the prefix of ${name} is not declared)`, offset: node.start });
    return { local: name.slice(colon + 1), space: space ?? '' };
  };
  const attributes = given
    .filter(([name]) => name !== 'xmlns' && !name.startsWith('xmlns:'))
    .map(([name, value]) => ({ name, value, ...resolve(name, '') }));
  const seen = new Set<string>();
  for (const { name, local, space } of attributes) {
    if (space === declarations || seen.has(`${space} ${local}`))
      tree.broken.push({ message: `it is not valid XML (the attribute ${name} is there twice)`, offset: node.start });
    seen.add(`${space} ${local}`);
  }
  const children: SvgElement['children'] = [];
  for (const child of node.children) {
    if (child instanceof XmlElement) children.push(readElement(child, scope, tree));
    else if (child instanceof XmlText) children.push(child.text);
    else if (child instanceof XmlComment) children.push({ comment: child.content });
    else noteInstruction(child, tree);
  }
  return { name: node.name, ...resolve(node.name, scope.get('') ?? ''), attributes, children, offset: node.start };
}

function noteInstruction(node: XmlNode, tree: SvgTree): void {
  if (node.type === 'pi' && 'name' in node) tree.instructions.push({ name: String(node.name), offset: node.start });
  if (node instanceof XmlDocumentType) tree.doctype = { subset: node.internalSubset ?? '', offset: node.start };
}

const entity = /<!ENTITY\s+([\w.:-]+)\s+(?:"([^"<&%]*)"|'([^'<&%]*)')\s*>/g;

/**
 * Entities for plain text, such as the namespaces that Illustrator declares. The parser passes the document type on unread, so a first
 * pass reads it. If a name is declared twice, the first declaration counts.
 */
function entitiesOf(text: string): Map<string, string> {
  if (!text.includes('<!DOCTYPE')) return new Map();
  const { children } = parseXml(text, { preserveDocumentType: true, ignoreUndefinedEntities: true });
  const subset = children.find((node) => node instanceof XmlDocumentType)?.internalSubset ?? '';
  const declared = [...withoutComments(subset).matchAll(entity)].toReversed();
  return new Map(declared.map(([, name = '', double, single]) => [name, double ?? single ?? '']));
}

/** Whether a document type declares only plain text. Any other declaration may change the drawing. */
export function isPlainSubset(subset: string): boolean {
  return withoutComments(subset).replaceAll(entity, '').trim() === '';
}

function withoutComments(subset: string): string {
  return subset.replaceAll(/<!--[\s\S]*?-->/g, '');
}

/** The parser adds the place and an excerpt, which we show in our own format. */
function sentenceOf(message: string): string {
  const [first = ''] = message.split('\n');
  const sentence = first.replace(/ \(line \d+, column \d+\)$/, '');
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/** The drawing with only the prefixes SVG, XLink and `xml:`. */
export function writeSvg({ root, before, after }: SvgTree): string {
  const spaces = hasXlink(root) ? ` xmlns:xlink="${xlinkSpace}"` : '';
  const head = before.map((each) => `${writeComment(each)}\n`).join('');
  return `${head}${writeElement(root, ` xmlns="${svgSpace}"${spaces}`)}${after.map((each) => `\n${writeComment(each)}`).join('')}`;
}

function hasXlink({ attributes, children }: SvgElement): boolean {
  return attributes.some(({ space }) => space === xlinkSpace) || children.some((child) => isElement(child) && hasXlink(child));
}

export function isElement(child: SvgChild): child is SvgElement {
  return typeof child === 'object' && 'local' in child;
}

function writeComment({ comment }: SvgComment): string {
  return `<!--${comment}-->`;
}

function writeElement({ local, attributes, children }: SvgElement, spaces: string): string {
  const written = attributes.map(({ local: name, space, value }) => {
    const prefix = space === xlinkSpace ? 'xlink:' : space === xmlSpace ? 'xml:' : '';
    return ` ${prefix}${name}="${escapeXml(value)}"`;
  });
  const inner = children.map((child) => {
    if (typeof child === 'string') return escapeXml(child);
    return isElement(child) ? writeElement(child, '') : writeComment(child);
  });
  const head = `<${local}${spaces}${written.join('')}`;
  return inner.length === 0 ? `${head}/>` : `${head}>${inner.join('')}</${local}>`;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' };

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"\r]/g, (sign) => escapes[sign] ?? sign);
}
