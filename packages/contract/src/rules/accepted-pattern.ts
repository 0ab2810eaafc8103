import { RE2JS } from 're2js';

/** The `acceptedPattern` that takes any value (specification, section 5). */
export const anyValue = '*';

/** Characters of a pattern, and the largest count that it may repeat something: lengths have bounds of their own. */
const maxPatternLength = 256;
const maxRepetition = 128;
/** Instructions of the compiled pattern times characters of the longest value: a few milliseconds of work. */
const maxWork = 40_000;

/** Whether a value of a field, no longer than the field's `maxLength`, is what its rule accepts. */
export type AcceptedPattern = (value: string) => boolean;

/**
 * Compiles the `acceptedPattern` of a registration field (specification, section 3) with RE2, whose time grows only with the
 * length of the value. A pattern is found anywhere in the value unless it has its own `^` and `$`. Null for what RE2 does not
 * know, such as lookaheads, and for what would take long all the same: who keeps such a rule must refuse it, who only asks
 * ahead leaves the answer to the other side.
 */
export function compileAcceptedPattern(pattern: string, maxLength: number): AcceptedPattern | null {
  if (pattern === anyValue) return () => true;
  if (pattern.length > maxPatternLength || largestRepetition(pattern) > maxRepetition) return null;
  try {
    const compiled = RE2JS.compile(pattern);
    return compiled.programSize() * maxLength <= maxWork ? (value) => compiled.test(value) : null;
  } catch {
    return null;
  }
}

/** The product of all counts, since they may be nested; those in a class or behind a backslash are counted too. */
function largestRepetition(pattern: string): number {
  return [...pattern.matchAll(/\{(\d+)(?:,(\d*))?\}/g)].reduce((product, [, from, to]) => product * Math.max(1, Number(to || from)), 1);
}
