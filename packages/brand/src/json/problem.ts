import type { Fix } from './fix.ts';
import type { RuleName } from './rule-names.ts';

/** One finding about a brand, with its place in the file that an operator edits. */
export interface Problem {
  rule: RuleName;
  severity: 'error' | 'warning';
  /** Relative to the folder that contains `brands/`, with forward slashes. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1, in UTF-16 code units. */
  column: number;
  /** JSON pointer into `file`. Empty for the whole file. */
  pointer: string;
  message: string;
  /** How to fix it. */
  hint: string;
  /** The surrounding lines, without colour. */
  frame: string;
  /** The automatic fix, if it needs no decision. */
  fix?: Fix;
}

/** The most findings of one kind that a report repeats. */
export const mostFindings = 100;

export function sortProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(
    (one, other) => compare(one.file, other.file) || one.line - other.line || one.column - other.column || compare(one.rule, other.rule),
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
