import { codeFrame } from './code-frame.ts';
import { readSource } from './read-source.ts';

/** The lines around a place of a file below `root`, literal secrets dotted out; empty when the file cannot be read. */
export function frameAt(root: string, { file, line, column }: { file: string; line: number; column: number }): string {
  const { source } = readSource(root, file);
  return source.shown === '' ? '' : codeFrame(source.shown, line, column);
}
