import type { ColourRole, ContrastRow, PaletteMode, SeedShift } from '@livery/theme';

/** `contrast.json`: the contrast that a bundle promises, and whether it is met. */
export interface ContrastCertificate {
  version: 1;
  standard: 'WCAG 2.2';
  brand: { code: string; name: string };
  /** Version of the engine that measured. */
  engine: string;
  /** The brand's contrast level. High contrast always requires 7 and 4.5. */
  level: 'AA' | 'AAA';
  ok: boolean;
  rows: CertificateRow[];
  /** Seeds that were moved to meet the level. */
  shifts: SeedShift[];
  /** SHA-256 of the rows as written in the file, one per line; hexadecimal. */
  hash: string;
}

export interface CertificateRow {
  mode: PaletteMode;
  component: string;
  state: ContrastRow['state'];
  /** For a focus mark, the ring with the better contrast. */
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
