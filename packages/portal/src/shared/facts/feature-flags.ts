/** A node of the whitelabel tree (specification, section 3). */
export interface FlagNode {
  modId: string;
  enabled: boolean;
  childrenNodes?: readonly FlagNode[];
}

/** Whether a flag is on, at any depth of the tree. Missing flags are off. */
export function isFlagOn(tree: readonly FlagNode[], modId: string): boolean {
  // Iterative, because a tree of a thousand levels would overflow the stack.
  const waiting = [...tree];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.modId === modId) return node.enabled;
    for (const child of node.childrenNodes ?? []) waiting.push(child);
  }
  return false;
}
