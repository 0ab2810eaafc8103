export interface UsedNames {
  tags: Set<string>;
  classes: Set<string>;
  ids: Set<string>;
}

/** Nothing is hovered, pressed, selected or in the top layer at first paint; the whole stylesheet follows before that can be. */
const laterStates = new Set([
  'hover',
  'active',
  'focus',
  'focus-visible',
  'focus-within',
  'selection',
  'backdrop',
  'modal',
  'popover-open',
  'user-invalid',
  'target',
]);

const requirements = new Map<string, Requirement>();

/** What a selector needs to match anything: names that must all occur, and alternatives of which one must. */
interface Requirement {
  later: boolean;
  tags: string[];
  classes: string[];
  ids: string[];
  /** Arguments of `:is` and `:where`. */
  anyOf: string[][];
}

/**
 * Whether a selector can match markup that uses these names. It errs to the side of keeping a rule: combinators and
 * attributes are not looked at, and what stands in `:not()` or `:has()` demands nothing.
 */
export function selectorMayMatch(selector: string, used: UsedNames): boolean {
  const needs = requirements.get(selector) ?? readSelector(selector);
  requirements.set(selector, needs);
  return (
    !needs.later &&
    needs.tags.every((tag) => used.tags.has(tag)) &&
    needs.classes.every((name) => used.classes.has(name)) &&
    needs.ids.every((id) => used.ids.has(id)) &&
    needs.anyOf.every((alternatives) => alternatives.some((alternative) => selectorMayMatch(alternative, used)))
  );
}

const identifier = /(?:\\.|[\w-]|[^\p{ASCII}])+/uy;

function readSelector(selector: string): Requirement {
  const needs: Requirement = { later: false, tags: [], classes: [], ids: [], anyOf: [] };
  let at = 0;
  const name = (): string => {
    identifier.lastIndex = at;
    const found = identifier.exec(selector)?.[0] ?? '';
    at += found.length;
    return found.replaceAll(/\\(.)/g, '$1');
  };
  while (at < selector.length) {
    const sign = selector[at] ?? '';
    if (sign === '[') at = closing(selector, at);
    else if (sign === '.' || sign === '#') {
      at += 1;
      (sign === '.' ? needs.classes : needs.ids).push(name());
    } else if (sign === ':') {
      at += selector[at + 1] === ':' ? 2 : 1;
      const pseudo = name();
      if (laterStates.has(pseudo)) needs.later = true;
      if (selector[at] === '(') {
        const end = closing(selector, at);
        if (pseudo === 'is' || pseudo === 'where') needs.anyOf.push(splitList(selector.slice(at + 1, end - 1)));
        at = end;
      }
    } else if (/[a-z]/i.test(sign)) needs.tags.push(name().toLowerCase());
    else at += 1;
  }
  return needs;
}

/** Position behind the bracket that closes the one at `open`. */
function closing(text: string, open: number): number {
  let depth = 0;
  let quote = '';
  for (let at = open; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (sign === '\\') at += 1;
    else if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return text.length;
}

/** A selector list at its commas, those inside brackets and quotes left alone. */
export function splitList(list: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < list.length; at++) {
    const sign = list[at] ?? '';
    if (sign === '\\') at += 1;
    else if (sign === '(' || sign === '[') at = closing(list, at) - 1;
    else if (sign === ',') {
      parts.push(list.slice(from, at).trim());
      from = at + 1;
    }
  }
  return [...parts, list.slice(from).trim()];
}
