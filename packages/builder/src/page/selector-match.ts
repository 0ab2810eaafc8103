import { parse, type Selector } from 'css-what';

export interface UsedNames {
  tags: Set<string>;
  classes: Set<string>;
  ids: Set<string>;
}

/** Nothing is hovered, pressed, selected or in the top layer at first paint. The whole stylesheet arrives before that can be. */
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

/** Caches selectors, which are the same for every brand. */
const parsed = new Map<string, Selector[][]>();

/**
 * Whether a selector can match markup that uses these names. In doubt it says yes: it ignores combinators, most attributes,
 * and everything inside `:not()` and `:has()`.
 */
export function selectorMayMatch(selector: string, used: UsedNames): boolean {
  const alternatives = parsed.get(selector) ?? parse(selector);
  parsed.set(selector, alternatives);
  return anyMayMatch(alternatives, used);
}

function anyMayMatch(alternatives: Selector[][], used: UsedNames): boolean {
  return alternatives.some((parts) => parts.every((part) => mayMatch(part, used)));
}

function mayMatch(part: Selector, used: UsedNames): boolean {
  if (part.type === 'tag') return used.tags.has(part.name.toLowerCase());
  if (part.type === 'attribute' && part.ignoreCase === 'quirks') return (part.name === 'id' ? used.ids : used.classes).has(part.value);
  if (part.type !== 'pseudo' && part.type !== 'pseudo-element') return true;
  if (laterStates.has(part.name)) return false;
  if ((part.name === 'is' || part.name === 'where') && Array.isArray(part.data)) return anyMayMatch(part.data, used);
  return true;
}
