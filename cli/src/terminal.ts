import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** Data goes to stdout; what is said about it goes to stderr. Colour only where a terminal shows it and NO_COLOR allows it. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2));
}

export function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

export function styled(style: Style, text: string, stream: NodeJS.WriteStream = process.stdout): string {
  return styleText(style, text, { stream });
}

export function isInteractive(): boolean {
  return process.stdin.isTTY === true && process.stderr.isTTY === true && process.env['CI'] === undefined;
}

/** One line that is written over on a terminal, and lines of a log elsewhere. */
export function makeProgress(): { show(text: string): void; clear(): void } {
  const isTerminal = process.stderr.isTTY === true;
  return {
    show: (text) => {
      process.stderr.write(isTerminal ? `\r\u001b[2K${text}` : `${text}\n`);
    },
    clear: () => {
      if (isTerminal) process.stderr.write('\r\u001b[2K');
    },
  };
}
