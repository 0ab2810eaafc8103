import { printable } from '@livery/brand/printable';
import { holdLine, isLively, onScreen, say, styled, widthOf } from './terminal.ts';

/** Shows the current task, with progress if there is a count. */
export type Progress = (step: string, count?: { done: number; of: number }) => void;

/** Shows nothing. */
export const ignoreProgress: Progress = () => {};

export interface ProgressLine {
  show: Progress;
  /** Removes the line. */
  clear(): void;
}

/** Shows the progress of a work until it ends. */
export async function withProgress<Result>(work: (onProgress: Progress) => Promise<Result>): Promise<Result> {
  const { show, clear } = makeProgress();
  return work(show).finally(clear);
}

/** A spinner on a terminal. Elsewhere log lines, one per tenth of a count. Everything goes to stderr. */
export function makeProgress(): ProgressLine {
  return isLively(process.stderr) ? spinningLine(process.stderr) : loggedLines();
}

function loggedLines(): ProgressLine {
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

function spinningLine(stream: NodeJS.WriteStream): ProgressLine {
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
      holdLine({ erase });
      draw();
    },
    clear: () => {
      if (timer === null) return;
      clearInterval(timer);
      timer = null;
      holdLine(null);
      erase();
    },
  };
}

function cut(text: string, room: number): string {
  const characters = [...text];
  return characters.length <= room ? text : `${characters.slice(0, Math.max(0, room - 1)).join('')}…`;
}
