import path from 'node:path';
import type { Problem } from '@livery/brand';
import { printable } from '@livery/brand/printable';
import { markdownCode, markdownTable } from './markdown.ts';
import { styled } from './terminal.ts';

/** A problem for `--json`. */
export function toProblemRow({ frame: _frame, fix, ...problem }: Problem) {
  return { ...problem, fixable: fix !== undefined };
}

/** Brands with errors, for `--json`. */
export function toFailedRows(failed: readonly { code: string; problems: readonly Problem[] }[]) {
  return failed.map(({ code, problems }) => ({ code, problems: problems.map(toProblemRow) }));
}

/** A problem for people. The path is relative to the working directory, so that a terminal can open it. */
export function describeProblem(problem: Problem, root: string, stream: NodeJS.WriteStream): string {
  const { severity, rule, file, line, column, pointer, message, hint, frame } = problem;
  const place = `${path.relative(process.cwd(), path.join(root, file))}:${line}:${column}`;
  const label = severity === 'error' ? styled('red', 'error', stream) : styled('yellow', 'warning', stream);
  const lines = [
    `${styled('bold', printable(place), stream)}  ${label}  ${rule}${pointer === '' ? '' : `  ${printable(pointer)}`}`,
    `  ${printable(message)}`,
    `  ${styled('cyan', printable(hint), stream)}`,
  ];
  if (frame !== '') lines.push(...frame.split('\n').map((each) => styled('dim', `  ${each}`, stream)));
  return lines.join('\n');
}

/** Problems as a table for a comment on a pull request or the summary of a job. */
export function problemsAsMarkdown(problems: readonly Problem[]): string[] {
  const rows = problems.map(({ severity, rule, file, line, column, message, hint }) => [
    severity,
    `${file}:${line}:${column}`,
    rule,
    message,
    hint,
  ]);
  return markdownTable(
    ['', 'place', 'rule', 'problem', 'what to do'],
    rows.map(([severity = '', ...others]) => [severity, ...others.map(markdownCode)]),
  );
}

/** A problem as a GitHub Actions annotation. */
export function annotate({ severity, rule, file, line, column, message, hint }: Problem, root: string): string {
  return annotateAt({ severity, file, line, column, title: rule }, [message, hint], root);
}

interface Annotation {
  severity: 'error' | 'warning' | 'notice';
  file: string;
  line: number;
  column: number;
  title: string;
}

/**
 * A GitHub Actions annotation, which appears at the changed line. Paths are relative to the checkout, wherever the command
 * runs. https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function annotateAt({ severity, file, line, column, title }: Annotation, lines: readonly string[], root: string): string {
  const checkout = process.env['GITHUB_WORKSPACE'] ?? process.cwd();
  const place = path.relative(checkout, path.join(root, file)).split(path.sep).join('/');
  const properties = Object.entries({ file: place, line, col: column, title }).map(
    ([name, value]) => `${name}=${escapeProperty(String(value))}`,
  );
  return `::${severity} ${properties.join(',')}::${lines.map((text) => escapeData(printable(text))).join('%0A')}`;
}

const escapeData = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
