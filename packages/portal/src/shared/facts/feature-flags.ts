/** A node of the whitelabel tree (specification, section 3). */
export interface FlagNode {
  modId: string;
  enabled: boolean;
  childrenNodes?: readonly FlagNode[];
}

/** Whether a flag is on, wherever in the tree it stands; one that the tree does not have is off. */
export function isFlagOn(tree: readonly FlagNode[], modId: string): boolean {
  // A loop: a tree that is a thousand levels deep would leave no room on the stack.
  const waiting = [...tree];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.modId === modId) return node.enabled;
    for (const child of node.childrenNodes ?? []) waiting.push(child);
  }
  return false;
}
