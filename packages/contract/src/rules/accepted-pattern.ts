import { RE2JS } from 're2js';

/** The `acceptedPattern` that takes any value (specification, section 5). */
export const anyValue = '*';

/** The longest pattern, and its highest repeat count. Lengths of values have separate limits. */
const maxPatternLength = 256;
const maxRepetition = 128;
/** Instructions of the compiled pattern times characters of the longest value: a few milliseconds of work. */
const maxWork = 40_000;

/** Whether a field's rule can accept a value within the field's `maxLength`. */
export type AcceptedPattern = (value: string) => boolean;

/**
 * Compiles the `acceptedPattern` of a registration field (specification, section 3) with RE2, whose time grows only
 * with the length of the value. A pattern matches anywhere in the value unless it has its own `^` and `$`. Null for
 * what RE2 does not support, such as lookaheads, and for patterns that would still be slow. The side that stores rules
 * must refuse such a pattern. The side that only checks ahead leaves the decision to the other.
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

/**
 * The product of all repeat counts, because they may be nested. Counts in classes or after backslashes are included
 * too.
 */
function largestRepetition(pattern: string): number {
  return [...pattern.matchAll(/\{(\d+)(?:,(\d*))?\}/g)].reduce((product, [, from, to]) => product * Math.max(1, Number(to || from)), 1);
}
