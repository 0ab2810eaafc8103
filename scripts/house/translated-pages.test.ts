import { parseSync, visitorKeys } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { isTest, sourceFiles } from './source-files.ts';

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** The kinds of children that an element may have when it is drawn. */
type Kind = 'text' | 'element' | 'nothing' | 'list' | 'other';

const textNames = /^(?:t|text|title|label|name|words|sentence)$|(?:Text|Name|Label)$/;

function kindsOf(node: Node): Kind[] {
  const part = (key: string) => node[key] as Node;
  switch (node.type) {
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return kindsOf(part('expression'));
    case 'JSXText':
      return String(node['value']).trim() === '' ? ['nothing'] : ['text'];
    case 'JSXEmptyExpression':
      return ['nothing'];
    case 'JSXElement':
    case 'JSXFragment':
      return ['element'];
    case 'Literal':
      return [typeof node['value'] === 'string' ? 'text' : 'nothing'];
    case 'TemplateLiteral':
      return ['text'];
    case 'LogicalExpression':
      return [...kindsOf(part('right')), ...(node['operator'] === '&&' ? (['nothing'] as const) : kindsOf(part('left')))];
    case 'ConditionalExpression':
      return [...kindsOf(part('consequent')), ...kindsOf(part('alternate'))];
    case 'CallExpression':
      return kindsOfCall(node);
    case 'Identifier':
    case 'MemberExpression':
      return [textNames.test(nameOf(node)) ? 'text' : 'other'];
    default:
      return ['other'];
  }
}

function kindsOfCall(node: Node): Kind[] {
  const name = nameOf(node['callee'] as Node);
  const [first] = node['arguments'] as Node[];
  const body = first?.type === 'ArrowFunctionExpression' ? (first['body'] as Node) : undefined;
  if (name === 'map' && body !== undefined) return ['list', ...kindsOf(body)];
  return [textNames.test(name) ? 'text' : 'other'];
}

function nameOf(node: Node): string {
  return node.type === 'MemberExpression' ? nameOf(node['property'] as Node) : typeof node['name'] === 'string' ? node['name'] : '';
}

/**
 * Whether a text among the children may be removed or get an element inserted before it: a conditional text with
 * siblings, or a text in a list of elements.
 */
function isFragile(children: readonly Kind[][]): boolean {
  return children.some((kinds, index) => {
    if (!kinds.includes('text')) return false;
    const comesAndGoes = kinds.includes('nothing') || kinds.includes('element');
    const isAfterSome = children
      .slice(0, index)
      .some((before) => before.includes('element') && (before.includes('nothing') || before.includes('list')));
    return isAfterSome || (comesAndGoes && (children.length > 1 || kinds.includes('list')));
  });
}

function fragileIn(node: Node, text: string): string[] {
  const below = (visitorKeys[node.type] ?? []).flatMap((key) => [node[key]].flat() as (Node | null)[]).filter((child) => child !== null);
  const found = below.flatMap((child) => (typeof child === 'object' ? fragileIn(child, text) : []));
  if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return found;
  const children = (node['children'] as Node[]).map(kindsOf).filter((kinds) => kinds.some((kind) => kind !== 'nothing'));
  return isFragile(children) ? [...found, `line ${text.slice(0, node.start).split('\n').length}`] : found;
}

const fragileOf = (text: string): string[] => fragileIn(parseSync('page.tsx', text).program as unknown as Node, text);

/**
 * A browser that translates a page replaces texts with elements. React can then neither remove a text nor insert before
 * it.
 */
describe('a page that a browser translates', () => {
  it.each([
    ['{isOn && <b>on</b>}{label}', 1],
    ['{label}{isOn && `: ${name}`}', 1],
    ['{parts.map(({ text, isFound }) => (isFound ? <mark>{text}</mark> : text))}', 1],
    ['{isOn ? <b>on</b> : t("off")} {label}', 1],
    ['{isOn && <b>on</b>}<span>{label}</span>', 0],
    ['{label}{isOn && <b>on</b>}', 0],
    ['{isOn ? t("on") : t("off")}', 0],
  ])('is recognized in <p>%s</p>', (children, count) => {
    expect(fragileOf(`const page = <p>${children}</p>;`)).toHaveLength(count);
  });

  it('has an element around each text that is conditional beside others', () => {
    const pages = sourceFiles('packages/{ui,portal}/src/**/*.tsx').filter((file) => !isTest(file) && !file.path.endsWith('.kit.tsx'));
    expect(pages.flatMap(({ path, text }) => fragileOf(text).map((line) => `${path} ${line}`))).toEqual([]);
  });
});
