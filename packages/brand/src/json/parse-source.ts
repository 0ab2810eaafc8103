import { createScanner, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import type { JsonObject, JsonValue } from './json-value.ts';
import { toPointer } from './pointer.ts';
import type { Problem } from './problem.ts';
import { concealSecrets, looksLikeSecret } from './secret-patterns.ts';
import { placeOf, problemAt, toProblem, type Finding, type SourceFile } from './source-file.ts';
import { trailingCommas } from './trailing-comma.ts';

const deepest = 40;

/**
 * Parses a JSON text, which may contain comments, with the place of every value. Bad input becomes problems and never
 * throws.
 */
export function parseSource(path: string, text: string): { source: SourceFile; problems: Problem[] } {
  const source: SourceFile = { path, text, shown: concealSecrets(text), tree: null, value: undefined };
  const tooDeep = offsetOfDepth(text);
  if (tooDeep !== null) {
    const finding: Finding = {
      rule: 'json-depth',
      pointer: '',
      message: `The file nests deeper than ${deepest} levels.`,
      hint: 'Remove the needless brackets.',
    };
    return { source, problems: [problemAt(source, finding, placeOf(text, tooDeep))] };
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: true, disallowComments: false });
  if (tree === undefined) {
    const finding: Finding = {
      rule: 'json-syntax',
      pointer: '',
      message: 'The file holds no JSON.',
      hint: 'Write an object: it starts with { and ends with }.',
    };
    return { source, problems: [problemAt(source, finding, placeOf(text, errors[0]?.offset ?? 0))] };
  }
  source.shown = dotOut(source.shown, secretNodes(tree));
  const findings = findTrailingCommas(text);
  const [first] = errors;
  if (first === undefined) {
    // An extra comma is unambiguous, so the rest is still checked.
    source.tree = tree;
    source.value = toValue(tree, [], findings);
  } else findings.push({ rule: 'json-syntax', pointer: '', offset: first.offset, ...describeSyntaxError(first) });
  return { source, problems: findings.map((finding) => problemAt(source, finding, placeOf(text, finding.offset))) };
}

interface PlacedFinding extends Finding {
  offset: number;
}

const mostCommas = 20;

function findTrailingCommas(text: string): PlacedFinding[] {
  return trailingCommas(text)
    .slice(0, mostCommas)
    .map((offset) => ({
      rule: 'json-syntax',
      pointer: '',
      offset,
      message: 'The file is not valid JSON: nothing follows this comma.',
      hint: 'Remove the comma.',
      fix: { title: 'trailing commas are removed', edits: [{ kind: 'remove-trailing-commas', pointer: '' }] },
    }));
}

/** Literals that look like secrets, as problems. */
export function findSecrets(source: SourceFile): Problem[] {
  if (source.tree === null) return [];
  return secretNodes(source.tree).map(({ pointer }) =>
    toProblem(source, {
      rule: 'secret',
      pointer,
      message: 'This looks like a secret. Anyone can read a brand file.',
      hint: 'Take it out, revoke it, and give the new one to the gateway, which alone needs it.',
    }),
  );
}

/** The parser recurses, so a hostile file could exhaust the stack. The scanner does not recurse. */
function offsetOfDepth(text: string): number | null {
  const scanner = createScanner(text, true);
  let depth = 0;
  // Computed from offsets, because after a string that ends in a backslash the scanner reports a length for the end of
  // the file.
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const token = scanner.getTokenLength() === 1 ? text[scanner.getTokenOffset()] : '';
    if (token === '{' || token === '[') depth += 1;
    if (token === '}' || token === ']') depth -= 1;
    if (depth > deepest) return scanner.getTokenOffset();
  }
  return null;
}

function toValue(node: Node, path: (string | number)[], findings: PlacedFinding[]): JsonValue {
  if (node.type === 'array') return (node.children ?? []).map((child, index) => toValue(child, [...path, index], findings));
  if (node.type !== 'object') return node.value as JsonValue;
  const value: JsonObject = {};
  for (const { children: [keyNode, valueNode] = [] } of node.children ?? []) {
    if (keyNode === undefined || valueNode === undefined) continue;
    const key = String(keyNode.value);
    const pointer = toPointer([...path, key]);
    if (key === '__proto__') {
      findings.push({
        rule: 'json-key',
        pointer,
        offset: keyNode.offset,
        message: 'The key "__proto__" is not allowed.',
        hint: 'Remove it.',
      });
    } else if (Object.hasOwn(value, key)) {
      const message = `The key "${key.slice(0, 60)}" is written twice.`;
      findings.push({ rule: 'json-duplicate-key', pointer, offset: keyNode.offset, message, hint: 'Keep one of the two.' });
    } else {
      value[key] = toValue(valueNode, [...path, key], findings);
    }
  }
  return value;
}

function secretNodes(tree: Node): { pointer: string; node: Node }[] {
  const found: { pointer: string; node: Node }[] = [];
  const visit = (node: Node, path: (string | number)[]): void => {
    if (node.type === 'string' && looksLikeSecret(String(path.at(-1) ?? ''), String(node.value)))
      found.push({ pointer: toPointer(path), node });
    if (node.type === 'array') node.children?.forEach((child, index) => visit(child, [...path, index]));
    if (node.type === 'object') {
      for (const { children: [key, value] = [] } of node.children ?? [])
        if (value !== undefined) visit(value, [...path, String(key?.value)]);
    }
  };
  visit(tree, []);
  return found;
}

function dotOut(text: string, secrets: readonly { node: Node }[]): string {
  return secrets.reduce((shown, { node: { offset, length } }) => {
    const inner = Math.max(length - 2, 0);
    return shown.slice(0, offset + 1) + '•'.repeat(inner) + shown.slice(offset + 1 + inner);
  }, text);
}

function describeSyntaxError({ error }: ParseError): { message: string; hint: string } {
  const name = printParseErrorCode(error);
  return {
    message: `The file is not valid JSON: ${syntaxErrors[name]?.[0] ?? 'this cannot be read'}.`,
    hint: syntaxErrors[name]?.[1] ?? 'Fix the text here or just before.',
  };
}

const syntaxErrors: Record<string, readonly [string, string]> = {
  InvalidSymbol: ['this word is unknown', 'Put texts in double quotes; the bare words are true, false and null.'],
  InvalidNumberFormat: ['this number is malformed', 'Write a plain number such as 16 or 1.25.'],
  PropertyNameExpected: ['a key is expected here', 'Remove the comma before it, or add "key": value.'],
  ValueExpected: ['a value is expected here', 'Add the value, or remove the comma before it.'],
  ColonExpected: ['a colon is expected here', 'Write "key": value.'],
  CommaExpected: ['a comma is expected here', 'Put a comma after the value before.'],
  CloseBraceExpected: ['a closing } is missing', 'Close the object.'],
  CloseBracketExpected: ['a closing ] is missing', 'Close the list.'],
  EndOfFileExpected: ['there is more text after the end', 'Remove what follows the last }.'],
  UnexpectedEndOfComment: ['this comment does not end', 'Close it with */.'],
  UnexpectedEndOfString: ['this text does not end', 'Close it with a double quote on the same line.'],
  UnexpectedEndOfNumber: ['this number does not end', 'Write a plain number such as 16 or 1.25.'],
  InvalidUnicode: ['this escape is malformed', 'Write four hexadecimal digits after \\u.'],
  InvalidEscapeCharacter: ['this escape is unknown', 'Write \\\\ for a backslash.'],
  InvalidCharacter: ['this character must be escaped', 'Write it as an escape such as \\n or \\t.'],
};
