import { contrastCertificate } from '@livery/builder/certificate';
import { defaultThemeSpec, solveContrast, themeToCss, type ThemeSpec } from '@livery/theme';
import type { Row } from '../row.ts';

const brands = 300;

/** Palettes of four modes with proof and stylesheet, one contrast question, and the certificate; warm, of generated brands. */
export function benchTheming(): Promise<Row[]> {
  const specs = Array.from({ length: brands }, (_, index) => specOf(index));
  const themes = specs.map(themeToCss);
  const derived = medianOf(specs, themeToCss);
  const solved = medianOf(specs, ({ seeds }) => solveContrast({ colour: seeds.primary, against: ['#ffffff', '#f2ede4'], ratio: 4.5 }));
  const certified = medianOf(themes, (theme) => contrastCertificate({ code: 'bench', name: 'Bench', level: 'AA', theme }));
  return Promise.resolve([
    { name: 'theme of a brand: derive, prove, write; four modes', value: derived, unit: 'ms', budget: 5 },
    { name: 'one contrast question on two surfaces', value: solved, unit: 'ms', budget: 0.1 },
    { name: 'contrast certificate of a brand, data and page', value: certified, unit: 'ms', budget: 8 },
  ]);
}

function medianOf<Item>(items: readonly Item[], run: (item: Item) => unknown): number {
  const times = items.map((item) => {
    const started = performance.now();
    run(item);
    return performance.now() - started;
  });
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}

/** Colours spread over the cube, the same in every run. */
function specOf(index: number): ThemeSpec {
  const colour = (step: number) => `#${(((index + 1) * step) % 0x1000000).toString(16).padStart(6, '0')}`;
  return {
    ...defaultThemeSpec,
    seeds: { primary: colour(2_654_435), accent: colour(5_915_587), ground: colour(11_400_714), darkGround: colour(7_777_777) },
  };
}
