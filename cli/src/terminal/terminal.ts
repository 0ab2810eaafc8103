import { randomUUID } from 'node:crypto';
import { styleText } from 'node:util';
import { printableText } from '@livery/brand/printable';

type Style = Parameters<typeof styleText>[0];

/**
 * Begins an escape sequence of ours until it is printed. Names of folders, texts of brands and answers of servers cannot know it, so that no
 * escape sequence in them reaches the terminal.
 */
const ownEscape = `\uFFFF${randomUUID()}`;
const ownStyle = new RegExp(String.raw`${ownEscape}\[[\d;]*m`, 'g');

/** The progress line on the screen. Other output replaces it. */
let line: { erase(): void } | null = null;

export function holdLine(held: typeof line): void {
  line = held;
}

/** Data goes to stdout, messages to stderr. */
export function print(text: string): void {
  line?.erase();
  process.stdout.write(`${onScreen(text)}\n`);
}

/** Prints a text that holds nothing of anybody else, with the styles that it has. */
export function printOwn(text: string): void {
  line?.erase();
  process.stdout.write(`${text}\n`);
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
export function onScreen(text: string): string {
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

/** Whether a line may be written over: a terminal that knows how, and no machine that records it. */
export function isLively(stream: NodeJS.WriteStream): boolean {
  return isScreen(stream) && ['', '0', 'false'].includes(process.env['CI'] ?? '');
}

function isScreen(stream: NodeJS.WriteStream): boolean {
  return stream.isTTY === true && process.env['TERM'] !== 'dumb';
}

/** Says what should be better and keeps nothing from being done. */
export function sayWarnings(warnings: readonly string[]): void {
  for (const warning of warnings) say(`${styled('yellow', 'Note:', process.stderr)} ${warning}`);
}
