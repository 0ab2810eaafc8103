/** SHA-256, from Node or the browser. */
export type Hash = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;
export type LateHash = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;
type Bytes = Uint8Array<ArrayBuffer>;

/** Levels of hashes from the leaves up to the root. */
export type Tree = readonly (readonly Bytes[])[];

/** Leaves and nodes have different prefixes, so that no node passes for a leaf (RFC 6962, 2.1). */
const leafPrefix = 0;
const nodePrefix = 1;

function joined(prefix: number, ...parts: readonly Bytes[]): Bytes {
  const bytes = new Uint8Array(1 + parts.reduce((sum, { length }) => sum + length, 0));
  bytes[0] = prefix;
  let at = 1;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/**
 * The tree over some leaves. A node without a partner rises unchanged, which gives the same tree as the RFC's halves.
 */
export function growTree(leaves: readonly Bytes[], hash: Hash): Tree {
  if (leaves.length === 0) return [[hash(new Uint8Array())]];
  const tree: Bytes[][] = [leaves.map((leaf) => hash(joined(leafPrefix, leaf)))];
  for (let level = tree[0] ?? []; level.length > 1;) {
    const above: Bytes[] = [];
    for (let index = 0; index < level.length; index += 2) {
      const [left, right] = level.slice(index, index + 2);
      if (left !== undefined) above.push(right === undefined ? left : hash(joined(nodePrefix, left, right)));
    }
    tree.push(above);
    level = above;
  }
  return tree;
}

export function rootOf(tree: Tree): Bytes {
  const root = tree.at(-1)?.[0];
  if (root === undefined) throw new Error('A tree has a root');
  return root;
}

/** The sibling hashes of a leaf up to the root. */
export function pathOf(tree: Tree, position: number): Bytes[] {
  return tree.slice(0, -1).flatMap((level, height) => level[(position >> height) ^ 1] ?? []);
}

interface PlacedLeaf {
  readonly leaf: Bytes;
  readonly position: number;
  /** All leaves of the tree. */
  readonly count: number;
  readonly path: readonly Bytes[];
}

/** The root that a path leads to. Null if no tree of this size has such a path. */
export async function followPath({ leaf, position, count, path }: PlacedLeaf, hash: LateHash): Promise<Bytes | null> {
  if (!Number.isInteger(position) || position < 0 || position >= count) return null;
  const rest = [...path];
  let reached = await hash(joined(leafPrefix, leaf));
  for (let [index, width] = [position, count]; width > 1; [index, width] = [index >> 1, (width + 1) >> 1]) {
    if ((index ^ 1) >= width) continue;
    const partner = rest.shift();
    if (partner === undefined) return null;
    reached = await hash(index % 2 === 1 ? joined(nodePrefix, partner, reached) : joined(nodePrefix, reached, partner));
  }
  return rest.length === 0 ? reached : null;
}
