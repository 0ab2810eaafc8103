/** Lines of a server's configuration. A line before a list opens a block. */
export type Block = (string | Block)[];

export function writtenBlock(block: Block, indent: string, depth = 0): string {
  const before = indent.repeat(depth);
  return block
    .map((part, index) => {
      if (typeof part !== 'string') return `${writtenBlock(part, indent, depth + 1)}\n${before}}`;
      return typeof block[index + 1] === 'object' ? `${before}${part} {` : `${before}${part}`;
    })
    .join('\n');
}
