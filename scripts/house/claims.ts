import { parseSync, visitorKeys } from 'oxc-parser';

/** A demand's id in a test's title, and whether that test is always skipped. Conditional skips show up in the run. */
export interface Claim {
  id: string;
  isSkipped: boolean;
}

interface FileClaim extends Claim {
  file: string;
}

/** This test reads only the contract's table, so it passes even if no gateway serves the call. */
const tableTest = 'packages/contract/src/specification.test.ts';

export interface Weighed {
  proved: Set<string>;
  idle: FileClaim[];
  /** Proved by the contract's table alone. */
  weak: string[];
}

/**
 * The demands that a test proves, and claims of unknown demands. `ran` has, for each runner with a report, the ids in
 * titles of tests that ran; skipped tests, and journeys that no brand runs, do not count.
 */
export function weigh(claims: FileClaim[], ran: ReadonlyMap<string, ReadonlySet<string>>): Weighed {
  const hasRun = ({ file, id, isSkipped }: FileClaim) =>
    !isSkipped && ran.get(file.endsWith('.e2e.ts') ? 'playwright' : 'vitest')?.has(id) !== false;
  const held = claims.filter(hasRun);
  const proved = new Set(held.map(({ id }) => id));
  const strong = new Set(held.filter(({ file }) => file !== tableTest).map(({ id }) => id));
  return { proved, idle: claims.filter(({ id }) => !proved.has(id)), weak: [...proved].filter((id) => !strong.has(id)) };
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const declaring = new Set(['it', 'test', 'describe']);
const skipping = new Set(['skip', 'todo', 'fixme']);

const claimed = /\[([a-z0-9]+-[a-z0-9-]+(?:,\s*[a-z0-9]+-[a-z0-9-]+)*)\]$/;

/** The ids that a title ends with. */
export function idsOf(title: string): string[] {
  return claimed.exec(title)?.[1]?.split(/,\s*/) ?? [];
}

/** The claims in a test file, including those in tables of titles. */
export function claimsOf(file: string, source: string): Claim[] {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  return claimsBelow(program as unknown as Node, false);
}

function claimsBelow(node: Node, isSkippedAbove: boolean): Claim[] {
  const isSkipped = isSkippedAbove || isSkippedDeclaration(node);
  const own = idsOf(textOf(node)).map((id) => ({ id, isSkipped }));
  return [...own, ...childrenOf(node).flatMap((child) => claimsBelow(child, isSkipped))];
}

function textOf(node: Node): string {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type === 'TemplateElement') return (node['value'] as { raw: string }).raw;
  return '';
}

/** `it.skip('…', …)`, and a declaration whose body says `test.fixme()`. */
function isSkippedDeclaration(node: Node): boolean {
  if (node.type !== 'CallExpression') return false;
  const names = chainOf(node['callee'] as Node);
  if (!declaring.has(names[0] ?? '')) return false;
  if (names.some((name) => skipping.has(name))) return true;
  return (node['arguments'] as Node[]).flatMap(statementsOf).some(skipsFromInside);
}

function statementsOf(argument: Node): Node[] {
  if (argument.type !== 'ArrowFunctionExpression' && argument.type !== 'FunctionExpression') return [];
  const body = argument['body'] as Node;
  return body.type === 'BlockStatement' ? (body['body'] as Node[]) : [];
}

/** Playwright's annotation inside a body, which has no title. Annotations with a condition do not count. */
function skipsFromInside(statement: Node): boolean {
  if (statement.type !== 'ExpressionStatement') return false;
  const call = statement['expression'] as Node;
  if (call.type !== 'CallExpression') return false;
  const [root = '', ...names] = chainOf(call['callee'] as Node);
  return declaring.has(root) && names.some((name) => skipping.has(name)) && (call['arguments'] as Node[]).length === 0;
}

/** The parts of a callee's name: `it.skip.each(rows)` gives it, skip, each. */
function chainOf(node: Node): string[] {
  if (node.type === 'Identifier') return [node['name'] as string];
  if (node.type === 'MemberExpression') return [...chainOf(node['object'] as Node), ...chainOf(node['property'] as Node)];
  if (node.type === 'CallExpression') return chainOf(node['callee'] as Node);
  if (node.type === 'TaggedTemplateExpression') return chainOf(node['tag'] as Node);
  return [];
}

function childrenOf(node: Node): Node[] {
  return (visitorKeys[node.type as keyof typeof visitorKeys] ?? []).flatMap((key) => {
    const below = node[key] as Node | (Node | null)[] | null | undefined;
    return (Array.isArray(below) ? below : [below]).filter((child) => child !== null && child !== undefined);
  });
}
