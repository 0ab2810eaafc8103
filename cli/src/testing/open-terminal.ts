import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const binary = path.resolve(import.meta.dirname, '../livery.ts');

/** Why no terminal can be opened here; `null` where one can. */
export const noTerminal: string | null =
  process.platform === 'linux' && spawnSync('script', ['--version']).status === 0 ? null : 'script of util-linux is not here';

export interface Terminal {
  /** Everything that was drawn, with its control sequences. */
  readonly raw: () => string;
  /** Resolves when the text has been drawn since the last key; rejects when the command ends without it. */
  shows: (text: string) => Promise<void>;
  press: (keys: string) => void;
  /** Sends a signal to the command itself, as another program would. */
  signal: (name: NodeJS.Signals) => Promise<void>;
  /** The exit code. */
  ended: Promise<number | null>;
}

interface TerminalOptions {
  cwd: string;
  columns?: number;
  environment?: Record<string, string>;
}

/** Runs the real command in a pseudo terminal of 40 lines. */
export function openTerminal(args: readonly string[], { cwd, columns = 100, environment = {} }: TerminalOptions): Terminal {
  const quoted = [process.execPath, '--conditions=livery-source', binary, ...args].map(
    (word) => `'${word.replaceAll("'", String.raw`'\''`)}'`,
  );
  const line = `stty cols ${columns} rows 40; echo pid=$$; exec ${quoted.join(' ')}`;
  const { CI: _ci, NO_COLOR: _refused, FORCE_COLOR: _forced, ...inherited } = process.env;
  const child: ChildProcess = spawn('script', ['--quiet', '--return', '--command', line, '/dev/null'], {
    cwd,
    env: { ...inherited, LC_ALL: 'C.UTF-8', TERM: 'xterm-256color', SHELL: '/bin/sh', ...environment },
  });
  let drawn = '';
  let heard = 0;
  let isOver = false;
  const waiting = new Set<() => void>();
  const tell = () => {
    for (const each of waiting) each();
  };
  child.stdout?.on('data', (chunk: Buffer) => {
    drawn += chunk.toString();
    tell();
  });
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', (code) => {
      isOver = true;
      tell();
      resolve(code);
    });
  });
  const shows = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        const isDrawn = stripVTControlCharacters(drawn.slice(heard)).includes(text);
        if (!isDrawn && !isOver) return;
        waiting.delete(look);
        if (isDrawn) resolve();
        else reject(new Error(`${JSON.stringify(text)} was not drawn:\n${drawn}`));
      };
      waiting.add(look);
      look();
    });
  return {
    raw: () => drawn,
    shows,
    press: (keys) => {
      heard = drawn.length;
      child.stdin?.write(keys);
    },
    signal: async (name) => {
      process.kill(Number(/pid=(\d+)/.exec(drawn)?.[1]), name);
    },
    ended,
  };
}
