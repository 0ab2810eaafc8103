import { isElement, type SvgElement } from './svg-tree.ts';

const deepestUse = 64;

/** How many copies `<use>` makes when each copy may contain others. */
export function unfoldedUses(root: SvgElement): number {
  const held = new Map<string, string[]>();
  collect(root, [], held);
  const known = new Map<string, number>();
  const copies = (id: string, depth: number): number => {
    const counted = known.get(id);
    if (counted !== undefined) return counted;
    if (depth > deepestUse) return Infinity;
    // A cycle of references never ends.
    known.set(id, Infinity);
    const count = (held.get(id) ?? []).reduce((sum, target) => sum + 1 + copies(target, depth + 1), 0);
    known.set(id, count);
    return count;
  };
  return copies('', 0);
}

/** The targets of each `<use>`, by the ids of all elements that contain it. The whole drawing has the empty id. */
function collect({ local, attributes, children }: SvgElement, outer: readonly string[], held: Map<string, string[]>): void {
  const around = [...outer, attributes.find(({ name }) => name === 'id')?.value ?? ''];
  if (local === 'use') {
    const hrefs = attributes.filter((attribute) => attribute.local === 'href');
    for (const { value } of hrefs)
      for (const id of new Set(['', ...around])) held.set(id, [...(held.get(id) ?? []), value.trim().slice(1)]);
  }
  for (const child of children) if (isElement(child)) collect(child, around, held);
}
