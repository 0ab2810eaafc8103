import { defaultThemeSpec, deriveColours, themeContract, type ColourRole, type Palette } from '@livery/theme';
import { escapeHtml } from './escape-html.ts';
import { reportStyle } from './report-style.ts';

// Exported for those that write a body.
export { escapeHtml };

export interface ReportFact {
  label: string;
  value: string | number;
  /** Said by colour and by a mark before the value; plain when absent. */
  tone?: 'good' | 'bad';
}

export interface ReportPage {
  /** The subject of the report, as plain text. */
  title: string;
  /** The verb that makes the page. The page names it, so that the verb can recognize and overwrite it. */
  by?: string;
  /** A sentence below the title, as plain text. */
  lead?: string;
  /** The figures that answer at a glance. */
  summary: readonly ReportFact[];
  /** HTML whose texts went through `escapeHtml`. `report-style.ts` names the classes that it may use. */
  body: string;
}

/**
 * A self-contained HTML document for a command's findings, in the reader's colour scheme and ready to print. It has no
 * script and no other files, except pictures that the body names. The same input gives the same bytes.
 */
export function reportPage({ title, by, lead, summary, body }: ReportPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${by === undefined ? '' : `<meta name="generator" content="livery ${by}">\n`}<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:">
<title>${escapeHtml(title)}</title>
<style>${pageStyle()}</style>
</head>
<body>
<header class="page-head">
<h1>${escapeHtml(title)}</h1>
${lead === undefined ? '' : `<p class="lead">${escapeHtml(lead)}</p>\n`}${facts(summary)}</header>
<main>
${body}
</main>
</body>
</html>
`;
}

const marks = { good: '✓ ', bad: '✗ ' } as const;

function facts(summary: readonly ReportFact[]): string {
  if (summary.length === 0) return '';
  const rows = summary.map(({ label, value, tone }) => {
    const mark = tone === undefined ? '' : `<span aria-hidden="true">${marks[tone]}</span>`;
    return `<div${tone === undefined ? '' : ` class="${tone}"`}><dt>${escapeHtml(label)}</dt><dd>${mark}${escapeHtml(String(value))}</dd></div>`;
  });
  return `<dl class="facts">\n${rows.join('\n')}\n</dl>\n`;
}

let style: string | null = null;

/** The style element of every report page, derived once. */
export function pageStyle(): string {
  style ??= palettes() + reportStyle;
  return style;
}

/** The engine's own theme, so that a report meets the contrast it requires of brands. */
export function palettes(): string {
  const { light, dark } = deriveColours(defaultThemeSpec).palettes;
  return `:root{color-scheme:light dark;${declarations(light)}}@media (prefers-color-scheme:dark){:root{${declarations(dark)}}}@media print{:root{${declarations(light)}}}`;
}

function declarations(palette: Palette): string {
  return (Object.keys(themeContract.color) as ColourRole[]).map((role) => `--${themeContract.color[role]}:${palette[role]}`).join(';');
}
