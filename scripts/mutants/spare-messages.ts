interface Place {
  node: { type: string };
  parentPath: Place | null;
}

const texts = new Set(['StringLiteral', 'TemplateLiteral']);

/** Words of an error are for people: a test that repeats them proves nothing. `throw new RangeError('…')` keeps its words unbroken. */
function shouldIgnore({ node, parentPath }: Place): string | undefined {
  const isMessage =
    texts.has(node.type) && parentPath?.node.type === 'NewExpression' && parentPath.parentPath?.node.type === 'ThrowStatement';
  return isMessage ? 'the words of an error' : undefined;
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'messages', value: { shouldIgnore } }];
