import { availableParallelism } from 'node:os';
import { figure, isOver, type Row } from './row.ts';

const introduction = `# Measurements

\`npm run bench -- --write\` writes this page; with \`--only <part>\` it replaces that part. Figures in × compare two things of the same run and
hold on any machine. A kB is 1,000 bytes.
`;

/** The page with the section of each measured part replaced, or added at the end. */
export function writeMeasurements(page: string, measured: readonly { title: string; rows: readonly Row[] }[], day: string): string {
  const [, ...known] = page.split(/^## /m);
  const sections = new Map(known.map((section) => [titleOf(section), section.trim()]));
  for (const { title, rows } of measured) sections.set(title, sectionOf(title, rows, day));
  return [introduction, ...[...sections.values()].map((section) => `## ${section}\n`)].join('\n');
}

const titleOf = (section: string): string => section.split('\n', 1)[0] ?? '';

function sectionOf(title: string, rows: readonly Row[], day: string): string {
  const lines = rows.map((row) => {
    const bound = row.budget === undefined ? '' : `${row.isFloor === true ? 'at least' : 'at most'} ${row.budget}`;
    return `| ${row.name} | ${figure(row.value)} ${row.unit} | ${bound}${isOver(row) ? ' (over)' : ''} |`;
  });
  return [
    `${title}\n`,
    `${day}, ${availableParallelism()} cores.\n`,
    '| figure | measured | budget |',
    '| --- | --- | --- |',
    ...lines,
  ].join('\n');
}
