import type { Problem } from '@livery/brand';
import type { TargetRefused } from '@livery/builder/target-refused';
import { errorTable, writeReport, type ErrorName, type ErrorReport, type ErrorValues } from './error-table.ts';

/** Problems in the files of brands, for the reporter to print. */
export interface BrandProblems {
  root: string;
  problems: readonly Problem[];
}

/** Ends the command with its exit code and no stack. `cliError` makes one. */
export class CliError extends Error {
  override readonly name: ErrorName;
  readonly report: ErrorReport;
  readonly exitCode: number;
  readonly inBrands: BrandProblems | null;

  constructor(report: ErrorReport, exitCode: number, { inBrands = null, ...options }: CliErrorOptions = {}) {
    super(report.message, options);
    this.name = report.name;
    this.report = report;
    this.exitCode = exitCode;
    this.inBrands = inBrands;
  }
}

interface CliErrorOptions extends ErrorOptions {
  inBrands?: BrandProblems | null;
}

/** An error of the table. */
export function cliError<Name extends ErrorName>(name: Name, values: ErrorValues<Name>, options?: CliErrorOptions): CliError {
  const { report, exitCode } = writeReport(name, values);
  return new CliError(report, exitCode, options);
}

type SystemCode = Exclude<keyof (typeof errorTable)['CannotWrite']['cases'], 'output'>;

/** Turns a refusal by the system or a server into a sentence. Anything else is a bug and stays unchanged. */
export function toCliError(error: unknown): CliError | null {
  if (error instanceof CliError) return error;
  if (!(error instanceof Error)) return null;
  const { code = '', path, dest, syscall, message } = error as NodeJS.ErrnoException & { dest?: string };
  if (error.name === 'TargetRefused') return cliError('TargetRefused', { message, hint: (error as TargetRefused).hint });
  if (error.name === 'PortBusy') return cliError('PortBusy', { message }, { cause: error });
  if (code === 'EADDRINUSE') return cliError('PortBusy', { message: 'Another program listens on the port.' }, { cause: error });
  if (code === 'EACCES' && syscall === 'listen') return cliError('PortRefused', {}, { cause: error });
  if (code === 'output' || !Object.hasOwn(errorTable.CannotWrite.cases, code)) return null;
  // For a copy, a link or a move, `dest` is the file that could not be written.
  return cliError('CannotWrite', { case: code as SystemCode, place: dest ?? path ?? 'the file' }, { cause: error });
}
