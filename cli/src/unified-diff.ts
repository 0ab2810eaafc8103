interface Line {
  sign: ' ' | '-' | '+';
  text: string;
}

const context = 3;

/** The change of a text as `diff -u` writes it, each line as `conceal` lets it be seen; empty when there is none. */
export function unifiedDiff(name: string, before: string, after: string, conceal: (line: string) => string): string {
  if (before === after) return '';
  const lines = compare(linesOf(before), linesOf(after));
  const hunks = hunksOf(lines).map(([start, end]) => hunk(lines, start, end, conceal));
  return [`--- a/${name}`, `+++ b/${name}`, ...hunks].join('\n');
}

function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const last = lines.pop() ?? '';
  return last === '' ? lines : [...lines, `${last}\n\\ No newline at end of file`];
}

/** Stretches of lines that hold a change and what is around it. */
function hunksOf(lines: readonly Line[]): [start: number, end: number][] {
  const hunks: [number, number][] = [];
  lines.forEach(({ sign }, index) => {
    if (sign === ' ') return;
    const last = hunks.at(-1);
    if (last !== undefined && index - context <= last[1]) last[1] = Math.min(index + context + 1, lines.length);
    else hunks.push([Math.max(index - context, 0), Math.min(index + context + 1, lines.length)]);
  });
  return hunks;
}

function hunk(lines: readonly Line[], start: number, end: number, conceal: (line: string) => string): string {
  const count = (stretch: readonly Line[], other: '-' | '+') => stretch.filter(({ sign }) => sign !== other).length;
  const [above, shown] = [lines.slice(0, start), lines.slice(start, end)];
  const head = `@@ -${count(above, '+') + 1},${count(shown, '+')} +${count(above, '-') + 1},${count(shown, '-')} @@`;
  return [head, ...shown.map(({ sign, text }) => sign + conceal(text))].join('\n');
}

/** Lines in common, taken out and put in, by the longest common subsequence of what differs. */
function compare(before: readonly string[], after: readonly string[]): Line[] {
  const shortest = Math.min(before.length, after.length);
  let head = 0;
  while (head < shortest && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shortest - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const old = before.slice(head, before.length - tail);
  const fresh = after.slice(head, after.length - tail);
  const same = (text: string): Line => ({ sign: ' ', text });
  return [...before.slice(0, head).map(same), ...middle(old, fresh), ...before.slice(before.length - tail).map(same)];
}

function middle(old: readonly string[], fresh: readonly string[]): Line[] {
  // longest[i][j]: how many lines old from i and fresh from j have in common.
  const longest = Array.from({ length: old.length + 1 }, () => new Uint32Array(fresh.length + 1));
  const at = (i: number, j: number) => longest[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = fresh.length - 1; j >= 0; j -= 1) {
      const row = longest[i];
      if (row !== undefined) row[j] = old[i] === fresh[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const lines: Line[] = [];
  for (let [i, j] = [0, 0]; i < old.length || j < fresh.length;) {
    const [one, other] = [old[i], fresh[j]];
    if (one !== undefined && one === other) {
      lines.push({ sign: ' ', text: one });
      i += 1;
      j += 1;
    } else if (one !== undefined && (other === undefined || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ sign: '-', text: one });
      i += 1;
    } else {
      lines.push({ sign: '+', text: other ?? '' });
      j += 1;
    }
  }
  return lines;
}
