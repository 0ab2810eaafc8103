import { createScanner, findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import type { JsonEdit } from './fix.ts';
import { fromPointer, parentPointer } from './pointer.ts';
import { removeTrailingCommas } from './trailing-comma.ts';

/**
 * Applies edits in order. The rest of the text is untouched, including comments, order, white space and line endings.
 */
export function editJson(text: string, edits: readonly JsonEdit[]): string {
  return edits.reduce((edited, edit) => {
    if (edit.kind === 'remove-trailing-commas') return removeTrailingCommas(edited);
    if (edit.kind === 'set') return setRaw(edited, edit.pointer, JSON.stringify(edit.value));
    return edit.kind === 'rename' ? renameKey(edited, edit.pointer, edit.key) : removeKey(edited, edit.pointer);
  }, text);
}

/** Replaces the text of a value. Does nothing if the value does not exist. */
export function setRaw(text: string, pointer: string, raw: string): string {
  const node = nodeAt(text, pointer);
  return node === null ? text : splice(text, node.offset, node.offset + node.length, raw);
}

export function renameKey(text: string, pointer: string, key: string): string {
  const name = propertyAt(text, pointer)?.children?.[0];
  return name === undefined ? text : splice(text, name.offset, name.offset + name.length, JSON.stringify(key));
}

/**
 * Adds a key after another key of the object, on its own line if that one is. In an empty object, adds it as the first.
 */
export function insertKey(text: string, owner: string, key: string, raw: string, after: string | null): string {
  const previous = after === null ? null : propertyAt(text, `${owner}/${after}`);
  const entry = `${JSON.stringify(key)}: ${raw}`;
  const object = nodeAt(text, owner);
  if (object === null || object.type !== 'object') return text;
  if (previous === null) return splice(text, object.offset + 1, object.offset + 1, ` ${entry}${object.children?.length ? ',' : ' '}`);
  const end = previous.offset + previous.length;
  const lineStart = startOfLine(text, previous.offset);
  if (text.slice(lineStart, previous.offset).trim() !== '') return splice(text, end, end, `, ${entry}`);
  const comma = commaAfter(text, end);
  const lineEnd = endOfTrivia(text, comma === null ? end : comma + 1);
  const line = `${endOfLine(text)}${text.slice(lineStart, previous.offset)}${entry}`;
  if (comma !== null) return splice(text, lineEnd, lineEnd, `${line},`);
  return splice(splice(text, lineEnd, lineEnd, line), end, end, ',');
}

/** Removes a key or list entry with its comma. Comments inside it stay in place, and an emptied line is removed too. */
export function removeKey(text: string, pointer: string): string {
  const property = propertyAt(text, pointer) ?? entryAt(text, pointer);
  if (property === null) return text;
  const start = property.offset;
  const end = start + property.length;
  const siblings = property.parent?.children ?? [];
  const before = siblings[siblings.indexOf(property) - 1];
  const next = commaAfter(text, end);
  const last = next === null && before !== undefined ? commaAfter(text, before.offset + before.length) : null;
  const indent = /^[ \t]*/.exec(text.slice(startOfLine(text, start), start))?.[0] ?? '';
  const comments = commentsIn(text, start, end).map((comment) =>
    comment.startsWith('//') ? `${comment}${endOfLine(text)}${indent}` : comment,
  );
  const rest = text.slice(end, next ?? end) + text.slice(next === null ? end : next + 1);
  const head = text.slice(0, last ?? start) + (last === null ? '' : text.slice(last + 1, start));
  if (comments.length === 0) return closeGap(head, rest);
  const kept = comments.join(' ');
  return head + (isLineEnd(rest) ? kept.trimEnd() : kept) + rest;
}

/** Cleans up after a removal: drops an empty line, and keeps the spaces of one side only. */
function closeGap(head: string, rest: string): string {
  const from = startOfLine(head, head.length);
  if (head.slice(from).trim() !== '') return (isLineEnd(rest) || /^[ \]}]/.test(rest) ? head.trimEnd() : head) + rest;
  return isLineEnd(rest) && from > 0 ? head.slice(0, from) + rest.replace(/^[ \t]*(?:\r\n?|\n)/, '') : head + rest.replace(/^[ \t]+/, '');
}

function isLineEnd(rest: string): boolean {
  return /^[ \t]*(?:\r|\n|$)/.test(rest);
}

/** The comments of a range, verbatim. */
function commentsIn(text: string, start: number, end: number): string[] {
  const comments: string[] = [];
  for (const { token, offset } of tokensFrom(text, start)) {
    if (offset >= end) break;
    if (isComment(token)) comments.push(token);
  }
  return comments;
}

/** The offset of the comma that follows, after any comments. Null if anything else follows. */
function commaAfter(text: string, start: number): number | null {
  for (const { token, offset } of tokensFrom(text, start)) {
    if (token === ',') return offset;
    if (token.trim() !== '' && !isComment(token)) return null;
  }
  return null;
}

/** The end of the comments that follow on the same line. */
function endOfTrivia(text: string, start: number): number {
  let end = start;
  for (const { token, offset } of tokensFrom(text, start)) {
    if (/[\r\n]/.test(token) || (token.trim() !== '' && !isComment(token))) break;
    if (isComment(token)) end = offset + token.length;
  }
  return end;
}

function* tokensFrom(text: string, start: number): Generator<{ token: string; offset: number }, void> {
  const scanner = createScanner(text, false);
  scanner.setPosition(start);
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const offset = scanner.getTokenOffset();
    yield { token: text.slice(offset, offset + scanner.getTokenLength()), offset };
  }
}

function isComment(token: string): boolean {
  return token.startsWith('//') || token.startsWith('/*');
}

function nodeAt(text: string, pointer: string): Node | null {
  let node = parseTree(text);
  for (const segment of fromPointer(pointer)) {
    if (node === undefined) return null;
    node = findNodeAtLocation(node, [node.type === 'array' ? Number(segment) : segment]);
  }
  return node ?? null;
}

/** The key with its value in the parent object. */
function propertyAt(text: string, pointer: string): Node | null {
  const key = fromPointer(pointer).at(-1);
  const owner = nodeAt(text, parentPointer(pointer));
  return owner?.children?.find(({ type, children }) => type === 'property' && children?.[0]?.value === key) ?? null;
}

function entryAt(text: string, pointer: string): Node | null {
  const node = nodeAt(text, pointer);
  return node?.parent?.type === 'array' ? node : null;
}

function startOfLine(text: string, offset: number): number {
  return Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
}

function endOfLine(text: string): string {
  return /\r\n?|\n/.exec(text)?.[0] ?? '\n';
}

function splice(text: string, start: number, end: number, put: string): string {
  return text.slice(0, start) + put + text.slice(end);
}
