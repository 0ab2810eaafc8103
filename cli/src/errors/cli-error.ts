import type { TargetRefused } from '@livery/builder/target-refused';
import { exitCode } from './exit-codes.ts';

/** An error that a person can do something about: what happened, why, and what to do. Names are permanent. */
export interface ErrorReport {
  name: string;
  title: string;
  message: string;
  hint: string;
}

/** Ends the command with its exit code and no stack. */
export class CliError extends Error {
  readonly report: ErrorReport;
  readonly exitCode: number;

  constructor(code: number, report: ErrorReport, options?: ErrorOptions) {
    super(report.message, options);
    this.name = report.name;
    this.report = report;
    this.exitCode = code;
  }
}

export function usageError(name: string, message: string, hint: string): CliError {
  return new CliError(exitCode.usage, { name, title: 'This command cannot be run like this', message, hint });
}

/** Turns what a system or a server refused into a sentence; anything else is our bug and stays as it is. */
export function toCliError(error: unknown): CliError | null {
  if (error instanceof CliError) return error;
  if (!(error instanceof Error)) return null;
  const { code = '', path, dest, syscall } = error as NodeJS.ErrnoException & { dest?: string };
  const environment = (name: string, title: string, message: string, hint: string) =>
    new CliError(exitCode.environment, { name, title, message, hint }, { cause: error });
  if (error.name === 'TargetRefused') return usageError('TargetRefused', error.message, (error as TargetRefused).hint);
  if (error.name === 'PortBusy' || code === 'EADDRINUSE') {
    const message = error.name === 'PortBusy' ? error.message : 'The port is taken by another program.';
    return environment('PortBusy', 'The port is taken', message, 'Stop that program, or choose another port with --port.');
  }
  if (code === 'EACCES' && syscall === 'listen')
    return environment(
      'PortRefused',
      'The port is refused',
      'This port needs rights that the current user lacks.',
      'Choose a port above 1023 with --port.',
    );
  // Of a copy, a link or a move the target is what could not be written.
  const place = dest ?? path ?? 'the file';
  const refusals: Record<string, [message: string, hint: string]> = {
    EACCES: [`No permission for ${place}.`, 'Give the current user the right to write there, or choose another folder.'],
    EPERM: [`No permission for ${place}.`, 'Give the current user the right to write there, or choose another folder.'],
    EROFS: [`${place} is on a disk that cannot be written.`, 'Choose another folder.'],
    ENOSPC: [`No space is left for ${place}.`, 'Make room on the disk.'],
    ENOTDIR: [`${place} needs a folder where a file stands.`, 'Move that file away, or choose another folder.'],
    ENOLINK: [`${place} is a link that leads nowhere.`, 'Make the folder that it leads to, or remove the link.'],
    ELOOP: [`${place} is a link that leads back to itself.`, 'Remove one of these links.'],
    ENAMETOOLONG: [`${shorten(place)} has a longer name than the disk can keep.`, 'Choose a shorter name.'],
    EDQUOT: [`No space is left for ${place}: the user has used up their share.`, 'Make room on the disk.'],
    EIO: [`The disk does not take ${place}.`, 'Check the disk: it may be failing.'],
    EMFILE: ['More files are open than the system allows.', 'Raise the limit, for example with: ulimit -n 4096.'],
    ENFILE: ['More files are open than the system allows.', 'Close other programs.'],
    EISDIR: [`${place} is a folder where a file is to be written.`, 'Name a file, in that folder for example.'],
    EEXIST: [`${place} needs a folder where a file stands.`, 'Move that file away, or choose another folder.'],
  };
  const refusal = refusals[code];
  return refusal === undefined ? null : environment('CannotWrite', 'Nothing can be written there', ...refusal);
}

function shorten(text: string): string {
  return text.length <= 80 ? text : `${text.slice(0, 60)}…`;
}
