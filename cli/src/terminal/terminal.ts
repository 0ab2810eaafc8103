import { randomUUID } from 'node:crypto';
import { styleText } from 'node:util';
import { printableText } from '@livery/brand/printable';

type Style = Parameters<typeof styleText>[0];

/**
 * Marks our own escape sequences until they are printed. Names of folders, texts of brands and answers of servers cannot know it, so that no
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

/** Prints a text without foreign content, keeping its styles. */
export function printOwn(text: string): void {
  line?.erase();
  process.stdout.write(`${text}\n`);
}

/** Writes control characters and direction marks as JSON escapes. */
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

/** Keeps line breaks and our own styles. Other control characters become dots. */
export function onScreen(text: string): string {
  return text.split(ownEscape).map(printableText).join('\u001b');
}

export function styled(style: Style, text: string, stream: NodeJS.WriteStream = process.stdout): string {
  if (!hasColour(stream)) return text;
  // Only the sequences around the text are ours.
  const [begin = '', end = ''] = styleText(style, '\n', { validateStream: false }).replaceAll('\u001b', ownEscape).split('\n');
  return `${begin}${text}${end}`;
}

/** A swatch of two cells in the colour `r;g;b`. */
export function colourCells(channels: string): string {
  return `${ownEscape}[48;2;${channels}m  ${ownEscape}[0m `;
}

/** The text without our styles. */
export function unstyled(text: string): string {
  return text.replaceAll(ownStyle, '');
}

/** Colour if the terminal shows it and `NO_COLOR` is not set. `FORCE_COLOR` wins. */
export function hasColour(stream: NodeJS.WriteStream): boolean {
  const { FORCE_COLOR: forced, NO_COLOR: refused } = process.env;
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return (refused ?? '') === '' && isScreen(stream);
}

/** Whether prompts are possible. */
export function isInteractive(): boolean {
  return process.stdin.isTTY === true && isLively(process.stderr);
}

export function widthOf(stream: NodeJS.WriteStream): number {
  // A terminal of unknown width reports 0.
  return stream.columns || 80;
}

/** Whether a line can be overwritten: on a capable terminal and not in CI. */
export function isLively(stream: NodeJS.WriteStream): boolean {
  return isScreen(stream) && ['', '0', 'false'].includes(process.env['CI'] ?? '');
}

function isScreen(stream: NodeJS.WriteStream): boolean {
  return stream.isTTY === true && process.env['TERM'] !== 'dumb';
}

/** Prints a warning. */
export function sayWarnings(warnings: readonly string[]): void {
  for (const warning of warnings) say(`${styled('yellow', 'Note:', process.stderr)} ${warning}`);
}
