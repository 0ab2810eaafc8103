import { codeFrame } from './code-frame.ts';
import { readSource } from './read-source.ts';

/**
 * The lines around a place in a file below `root`, with literal secrets masked by dots. Empty if the file cannot be
 * read.
 */
export function frameAt(root: string, { file, line, column }: { file: string; line: number; column: number }): string {
  const { source } = readSource(root, file);
  return source.shown === '' ? '' : codeFrame(source.shown, line, column);
}
