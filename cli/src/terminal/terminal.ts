import { randomUUID } from 'node:crypto';
import { styleText } from 'node:util';
import { printable, printableText } from '@livery/brand/printable';

type Style = Parameters<typeof styleText>[0];

/**
 * Begins an escape sequence of ours until it is printed. Names of folders, texts of brands and answers of servers cannot know it, so that no
 * escape sequence in them reaches the terminal.
 */
const ownEscape = `\uFFFF${randomUUID()}`;
const ownStyle = new RegExp(String.raw`${ownEscape}\[[\d;]*m`, 'g');

/** Data goes to stdout; what is said about it goes to stderr. */
export function print(text: string): void {
  line?.erase();
  process.stdout.write(`${onScreen(text)}\n`);
}

/** Prints a text that holds nothing of anybody else, with the styles that it has. */
export function printOwn(text: string): void {
  line?.erase();
  process.stdout.write(`${text}\n`);
}

export function printJson(value: unknown): void {
  print(toJson(value, 2));
}

/** What a terminal would obey is written as an escape of JSON, and so is what reorders a line. */
export function toJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent)
    .replaceAll(ownStyle, '')
    .replaceAll(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) =>
      Array.from({ length: sign.length }, (_, index) => `\\u${sign.charCodeAt(index).toString(16).padStart(4, '0')}`).join(''),
    );
}

export function say(text: string): void {
  line?.erase();
  process.stderr.write(`${onScreen(text)}\n`);
}

/** Lines stay lines; whatever else a terminal would obey becomes a dot unless it is ours. */
function onScreen(text: string): string {
  return text.split(ownEscape).map(printableText).join('\u001b');
}

export function styled(style: Style, text: string, stream: NodeJS.WriteStream = process.stdout): string {
  if (!hasColour(stream)) return text;
  // Only the sequences around the text are ours.
  const [begin = '', end = ''] = styleText(style, '\n', { validateStream: false }).replaceAll('\u001b', ownEscape).split('\n');
  return `${begin}${text}${end}`;
}

/** Two cells of a colour, as `r;g;b`. */
export function colourCells(channels: string): string {
  return `${ownEscape}[48;2;${channels}m  ${ownEscape}[0m `;
}

/** A text as it is read, without our styles. */
export function unstyled(text: string): string {
  return text.replaceAll(ownStyle, '');
}

/** Colour only where a terminal shows it and `NO_COLOR` allows it; `FORCE_COLOR` has the last word. */
export function hasColour(stream: NodeJS.WriteStream): boolean {
  const { FORCE_COLOR: forced, NO_COLOR: refused } = process.env;
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return (refused ?? '') === '' && isScreen(stream);
}

/** Whether a person is there to be asked. */
export function isInteractive(): boolean {
  return process.stdin.isTTY === true && isLively(process.stderr);
}

export function widthOf(stream: NodeJS.WriteStream): number {
  // A terminal that does not know its width says 0.
  return stream.columns || 80;
}

export interface Progress {
  /** Says what is under way and, with a count, how far it is. */
  show(text: string, count?: { done: number; of: number }): void;
  /** Takes the line away when the work is over. */
  clear(): void;
}

/** One line with a spinner that is written over on a terminal; elsewhere lines of a log, of a count every tenth. All of it on stderr. */
export function makeProgress(): Progress {
  return isLively(process.stderr) ? spinningLine(process.stderr) : loggedLines();
}

function loggedLines(): Progress {
  let tenth = -1;
  return {
    show: (text, count) => {
      if (count === undefined) return say(text);
      const next = Math.floor((10 * count.done) / Math.max(1, count.of));
      if (count.of > 10 && next === tenth) return;
      tenth = next;
      say(`${count.done} of ${count.of}  ${text}`);
    },
    clear: () => {
      tenth = -1;
    },
  };
}

const frames = [...'⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏'];

/** The line that now stands on the screen: what is printed meanwhile takes its place. */
let line: { erase(): void } | null = null;

function spinningLine(stream: NodeJS.WriteStream): Progress {
  let shown = '';
  let turns = 0;
  let start = 0;
  let timer: NodeJS.Timeout | null = null;
  const erase = () => void stream.write('\r\u001b[2K');
  const draw = () => {
    const seconds = Math.floor((performance.now() - start) / 1000);
    const content = cut(`${shown}${seconds < 2 ? '' : `  ${seconds} s`}`, widthOf(stream) - 3);
    erase();
    stream.write(`${onScreen(styled('cyan', frames[turns % frames.length] ?? '', stream))} ${printable(content)}`);
  };
  return {
    show: (text, count) => {
      shown = count === undefined ? text : `${count.done} of ${count.of}  ${text}`;
      if (timer === null) {
        start = performance.now();
        timer = setInterval(() => {
          turns += 1;
          draw();
        }, 80).unref();
      }
      line = { erase };
      draw();
    },
    clear: () => {
      if (timer === null) return;
      clearInterval(timer);
      timer = null;
      line = null;
      erase();
    },
  };
}

function cut(text: string, room: number): string {
  const characters = [...text];
  return characters.length <= room ? text : `${characters.slice(0, Math.max(0, room - 1)).join('')}…`;
}

/** Whether a line may be written over: a terminal that knows how, and no machine that records it. */
function isLively(stream: NodeJS.WriteStream): boolean {
  return isScreen(stream) && ['', '0', 'false'].includes(process.env['CI'] ?? '');
}

function isScreen(stream: NodeJS.WriteStream): boolean {
  return stream.isTTY === true && process.env['TERM'] !== 'dumb';
}

/** Says what should be better and keeps nothing from being done. */
export function sayWarnings(warnings: readonly string[]): void {
  for (const warning of warnings) say(`${styled('yellow', 'Note:', process.stderr)} ${warning}`);
}
