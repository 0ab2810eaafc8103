import type { ColourRole, ContrastRow, PaletteMode, SeedShift } from '@livery/theme';

/** `contrast.json`: what a bundle promises of its colours, and that it keeps it. */
export interface ContrastCertificate {
  version: 1;
  standard: 'WCAG 2.2';
  brand: { code: string; name: string };
  /** Version of the engine that measured. */
  engine: string;
  /** What the brand asks for; high contrast holds 7 and 4.5 whatever it says. */
  level: 'AA' | 'AAA';
  ok: boolean;
  rows: CertificateRow[];
  /** Seeds that were moved so that the level holds. */
  shifts: SeedShift[];
  /** SHA-256 of the rows as they stand in the file, a line each; hexadecimal. */
  hash: string;
}

export interface CertificateRow {
  mode: PaletteMode;
  component: string;
  state: ContrastRow['state'];
  /** Of a focus mark the ring that stands out. */
  foreground: ColourRole;
  background: ColourRole;
  /** `#rrggbb` of foreground and background. */
  colours: [foreground: string, background: string];
  kind: ContrastRow['kind'];
  /** Rounded down to hundredths. */
  ratio: number;
  required: number;
  ok: boolean;
}
