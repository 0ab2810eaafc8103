import { engineVersion } from '@livery/brand';
import { contrastRatio, type ContrastRow, type ThemeCss } from '@livery/theme';
import { integrityOf, sha256 } from '../output/content-hash.ts';
import { certificatePage } from './certificate-page.ts';
import type { CertificateRow, ContrastCertificate } from './contrast-certificate.ts';
import { pageStyle } from './report-page.ts';

export interface CertificateInput {
  code: string;
  name: string;
  level: 'AA' | 'AAA';
  theme: ThemeCss;
}

/**
 * The certificate as data and as a page, from figures that the theme engine measured. `styleHash` is the quoted source for the page's one
 * style element in a Content-Security-Policy.
 */
export function contrastCertificate(input: CertificateInput): { json: string; html: string; styleHash: string } {
  const rows = input.theme.contrast.map((row) => certifyRow(row, input.theme));
  const lines = rows.map((row) => JSON.stringify(row)).join(',\n');
  const certificate = certify(input, rows, sha256(lines));
  return { json: toJson(certificate, lines), html: certificatePage(certificate), styleHash: `'${integrityOf(pageStyle())}'` };
}

function certify({ code, name, level, theme }: CertificateInput, rows: CertificateRow[], hash: string): ContrastCertificate {
  const ok = rows.every((row) => row.ok);
  return { version: 1, standard: 'WCAG 2.2', brand: { code, name }, engine: engineVersion, level, ok, rows, shifts: theme.shifts, hash };
}

function certifyRow(
  { mode, component, state, foreground, alternative, background, kind, ratio, required, ok }: ContrastRow,
  { palettes }: ThemeCss,
) {
  const palette = palettes[mode];
  const ground = palette[background];
  const isBetter = alternative !== undefined && contrastRatio(palette[alternative], ground) > contrastRatio(palette[foreground], ground);
  const seen = isBetter ? alternative : foreground;
  const row: CertificateRow = {
    mode,
    component,
    state,
    foreground: seen,
    background,
    colours: [palette[seen], ground],
    kind,
    ratio: Math.floor(ratio * 100) / 100,
    required,
    ok,
  };
  return row;
}

/** A row a line, so that two certificates can be compared by eye. */
function toJson({ rows: _rows, ...facts }: ContrastCertificate, lines: string): string {
  return `${JSON.stringify(facts, null, 1).slice(0, -2)},\n "rows": [\n${lines}\n ]\n}\n`;
}
