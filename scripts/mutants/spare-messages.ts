interface Place {
  node: { type: string; key?: { name?: string } };
  parentPath: Place | null;
}

const texts = new Set(['StringLiteral', 'TemplateLiteral']);
const words = new Set(['message', 'hint', 'title']);

/**
 * Error messages are for people, and a test that repeats them proves nothing. So `throw new RangeError('…')` keeps its
 * words unbroken, and a finding keeps its message, its hint and the title of its fix.
 */
function shouldIgnore({ node, parentPath }: Place): string | undefined {
  if (!texts.has(node.type)) return undefined;
  const parent = parentPath?.node;
  const isThrown = parent?.type === 'NewExpression' && parentPath?.parentPath?.node.type === 'ThrowStatement';
  const isTold = parent?.type === 'ObjectProperty' && words.has(parent.key?.name ?? '');
  return isThrown || isTold ? 'the words of an error' : undefined;
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'messages', value: { shouldIgnore } }];
