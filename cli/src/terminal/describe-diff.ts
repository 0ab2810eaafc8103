import { styled } from './terminal.ts';

/** A unified diff for a terminal. */
export function describeDiff(diff: string, stream: NodeJS.WriteStream): string {
  const style = (line: string) => {
    if (/^(?:---|\+\+\+) /.test(line)) return styled('bold', line, stream);
    if (line.startsWith('@@')) return styled('cyan', line, stream);
    return line.startsWith('-') ? styled('red', line, stream) : line.startsWith('+') ? styled('green', line, stream) : line;
  };
  return diff.split('\n').map(style).join('\n');
}
