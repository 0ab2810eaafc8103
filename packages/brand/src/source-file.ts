import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { codeFrame } from './code-frame.ts';
import { fromPointer } from './pointer.ts';
import type { JsonValue } from './json-value.ts';
import type { Problem } from './problem.ts';

/** What a rule found; `at` says whether the key or the value of the pointer is at fault. */
export interface Finding {
  rule: string;
  pointer: string;
  message: string;
  hint: string;
  severity?: Problem['severity'];
  at?: 'key' | 'value';
}

export interface Place {
  line: number;
  column: number;
}

/** A text file of a brand and, once parsed, where each of its values stands. */
export interface SourceFile {
  /** Relative to the folder that holds `brands/`, with forward slashes. */
  path: string;
  text: string;
  /** The text as frames show it: literal secrets are dotted out. */
  shown: string;
  /** `null` when the text is no JSON at all. */
  tree: Node | null;
  value: JsonValue | undefined;
}

export function placeOf(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const lineStart = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
  return { line: before.split(/\r\n?|\n/).length, column: offset - lineStart + 1 };
}

/** Where a pointer's value stands, or, when the file does not hold it, its nearest ancestor. */
export function locate(source: SourceFile, pointer: string, at: 'key' | 'value' = 'value'): Place & { pointer: string } {
  const node = nearestNode(source, pointer);
  const isProperty = node.node?.parent?.type === 'property' && node.pointer === pointer;
  const target = at === 'key' && isProperty ? node.node?.parent : node.node;
  return { ...placeOf(source.text, target?.offset ?? 0), pointer: node.pointer };
}

/** Makes a finding a problem of the file, as an operator reads it. */
export function toProblem(source: SourceFile, finding: Finding): Problem {
  const { line, column, pointer } = locate(source, finding.pointer, finding.at);
  return problemAt(source, { ...finding, pointer }, { line, column });
}

export function problemAt(source: SourceFile, finding: Finding, { line, column }: Place): Problem {
  const { rule, pointer, message, hint, severity = 'error' } = finding;
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
  };
}

function nearestNode(source: SourceFile, pointer: string): { node: Node | null; pointer: string } {
  if (source.tree === null) return { node: null, pointer: '' };
  let node = source.tree;
  let reached = '';
  for (const segment of fromPointer(pointer)) {
    const next = findNodeAtLocation(node, [node.type === 'array' ? Number(segment) : segment]);
    if (next === undefined) break;
    node = next;
    reached = pointer.slice(0, pointer.indexOf('/', reached.length + 1) === -1 ? pointer.length : pointer.indexOf('/', reached.length + 1));
  }
  return { node, pointer: reached };
}
