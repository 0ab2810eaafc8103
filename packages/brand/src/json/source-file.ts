import type { Node } from 'jsonc-parser';
import { codeFrame } from './code-frame.ts';
import { childPointer, parentPointer } from './pointer.ts';
import type { JsonValue } from './json-value.ts';
import type { Fix } from './fix.ts';
import type { Problem } from './problem.ts';
import type { RuleName } from './rule-names.ts';

/** A rule's finding. `at` says whether the pointer's key or its value is wrong. */
export interface Finding {
  rule: RuleName;
  pointer: string;
  message: string;
  hint: string;
  severity?: Problem['severity'];
  at?: 'key' | 'value';
  /** The automatic fix, if it needs no decision. */
  fix?: Fix;
}

export interface Place {
  line: number;
  column: number;
}

/** A text file of a brand and, once parsed, the place of each of its values. */
export interface SourceFile {
  /** Relative to the folder that contains `brands/`, with forward slashes. */
  path: string;
  text: string;
  /** The text as shown in frames, with literal secrets masked by dots. */
  shown: string;
  /** `null` if the text is not JSON. */
  tree: Node | null;
  value: JsonValue | undefined;
}

/** A placeholder for an unreadable file, so that a problem can name it. */
export function emptySource(path: string): SourceFile {
  return { path, text: '', shown: '', tree: null, value: undefined };
}

export function placeOf(text: string, offset: number): Place {
  return placesIn(text)(offset);
}

/** For many places of one text. */
export function placesIn(text: string): (offset: number) => Place {
  const starts = lineStarts(text);
  return (offset) => placeIn(starts, offset);
}

function lineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\r\n?|\n/g), ({ 0: end, index }) => index + end.length)];
}

function placeIn(starts: readonly number[], offset: number): Place {
  const line = Math.max(binarySearch(starts, offset), 1);
  return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
}

/** How many of the sorted numbers are at most the given one. */
function binarySearch(sorted: readonly number[], wanted: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The place of a pointer's value. If the file does not contain it, the place of its nearest ancestor. */
export function locate(source: SourceFile, pointer: string, at: 'key' | 'value' = 'value'): Place & { pointer: string } {
  const { nodes, starts } = indexOf(source);
  let reached = pointer;
  while (reached !== '' && !nodes.has(reached)) reached = parentPointer(reached);
  const node = nodes.get(reached);
  const isProperty = node?.parent?.type === 'property' && reached === pointer;
  const target = at === 'key' && isProperty ? node.parent : node;
  return { ...placeIn(starts, target?.offset ?? 0), pointer: reached };
}

interface SourceIndex {
  /** Every value by its pointer. */
  nodes: ReadonlyMap<string, Node>;
  starts: readonly number[];
}

const indexes = new WeakMap<SourceFile, SourceIndex>();

/** Built once per file, because every value of a brand is located, and some several times. */
function indexOf(source: SourceFile): SourceIndex {
  const known = indexes.get(source);
  if (known !== undefined) return known;
  const nodes = new Map<string, Node>();
  const visit = (node: Node, pointer: string): void => {
    if (nodes.has(pointer)) return;
    nodes.set(pointer, node);
    if (node.type === 'array') node.children?.forEach((child, index) => visit(child, childPointer(pointer, index)));
    if (node.type !== 'object') return;
    for (const { children: [key, value] = [] } of node.children ?? [])
      if (key !== undefined && value !== undefined) visit(value, childPointer(pointer, String(key.value)));
  };
  if (source.tree !== null) visit(source.tree, '');
  const index = { nodes, starts: lineStarts(source.text) };
  indexes.set(source, index);
  return index;
}

/** Turns a finding into a problem with its place in the file. */
export function toProblem(source: SourceFile, finding: Finding): Problem {
  const { line, column, pointer } = locate(source, finding.pointer, finding.at);
  return problemAt(source, { ...finding, pointer }, { line, column });
}

export function problemAt(source: SourceFile, finding: Finding, { line, column }: Place): Problem {
  const { rule, pointer, message, hint, severity = 'error', fix } = finding;
  return {
    rule,
    severity,
    file: source.path,
    line,
    column,
    pointer,
    message,
    hint,
    frame: source.shown === '' ? '' : codeFrame(source.shown, line, column),
    ...(fix === undefined ? {} : { fix }),
  };
}
