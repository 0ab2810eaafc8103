import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** Data goes to stdout; what is said about it goes to stderr. */
export function print(text: string): void {
  line?.erase();
  process.stdout.write(`${text}\n`);
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2));
}

export function say(text: string): void {
  line?.erase();
  process.stderr.write(`${text}\n`);
}

export function styled(style: Style, text: string, stream: NodeJS.WriteStream = process.stdout): string {
  return hasColour(stream) ? styleText(style, text, { validateStream: false }) : text;
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
    stream.write(`${styled('cyan', frames[turns % frames.length] ?? '', stream)} ${content}`);
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
