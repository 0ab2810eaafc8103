import type { PaletteMode } from '@livery/theme';
import type { CertificateRow, ContrastCertificate } from './contrast-certificate.ts';
import { escapeHtml } from './escape-html.ts';
import { reportPage } from './report-page.ts';

/** A pair of colours, and everything that it is promised to. */
interface Sample extends CertificateRow {
  uses: string[];
}

const mostTight = 10;

/** The certificate as one looks at it: the tightest pairs first, then every pair by mode and component, in its real colours. A mode unfolds: with all of them open the page is some forty screens. */
export function certificatePage(certificate: ContrastCertificate): string {
  const { brand, level, rows, shifts, ok, engine, hash } = certificate;
  const samples = mergeUses(rows);
  const byMargin = samples.toSorted((one, other) => one.ratio / one.required - other.ratio / other.required);
  const broken = rows.filter((row) => !row.ok).length;
  const modes = [...Map.groupBy(samples, (sample) => sample.mode)];
  return reportPage({
    title: `Contrast of ${brand.name}`,
    lead: `Every pair of colours that the engine promises, measured by WCAG 2.2. ${level} asks ${level === 'AAA' ? 7 : 4.5}:1 of text and 3:1 of borders, states and focus marks; high contrast asks 7:1 and 4.5:1.`,
    summary: [
      { label: 'Level', value: ok ? `${level}, kept` : `${level}, broken`, tone: ok ? 'good' : 'bad' },
      { label: 'Promises', value: rows.length },
      ...(broken === 0 ? [] : [{ label: 'Broken', value: broken, tone: 'bad' as const }]),
      { label: 'Tightest', value: byMargin[0] === undefined ? '–' : ratioOf(byMargin[0]) },
      { label: 'Seeds moved', value: new Set(shifts.map(({ seed }) => seed)).size },
    ],
    body: [
      `<h2>The tightest pairs</h2>${samplesOf(byMargin.slice(0, mostTight), true)}`,
      shiftTable(certificate),
      ...modes.map(([mode, ofMode]) => modeSection(mode, ofMode)),
      `<p class="quiet">Measured by the engine ${escapeHtml(engine)}. The rows as data: <a href="contrast.json">contrast.json</a>, SHA-256 <code>${hash.slice(0, 16)}…</code></p>`,
    ].join('\n'),
  });
}

/** The same two colours serve several components and states; they are shown once. */
function mergeUses(rows: readonly CertificateRow[]): Sample[] {
  const groups = Map.groupBy(rows, ({ mode, foreground, background, kind }) => `${mode} ${foreground} ${background} ${kind}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    return [{ ...first, uses: group.map(({ component, state }) => (state === 'rest' ? component : `${component}, ${state}`)) }];
  });
}

function modeSection(mode: PaletteMode, samples: readonly Sample[]): string {
  const components = [...Map.groupBy(samples, (sample) => sample.component)];
  const parts = components.map(([component, of]) => `<h3>${escapeHtml(sentence(component))}</h3>${samplesOf(of, false)}`);
  const broken = samples.filter(({ ok }) => !ok).length;
  const count = `${samples.length} pairs, ${broken === 0 ? 'all kept' : `${broken} broken`}`;
  return `<details class="part"${broken === 0 ? '' : ' open'}><summary><h2>${escapeHtml(sentence(mode))}</h2> <span class="quiet">${count}</span></summary>\n${parts.join('\n')}\n</details>`;
}

function samplesOf(samples: readonly Sample[], isMixed: boolean): string {
  return `<ul class="samples">${samples.map((sample) => sampleItem(sample, isMixed)).join('\n')}</ul>`;
}

/** Attributes of SVG, since a strict Content-Security-Policy allows no inline style. */
function sampleItem(sample: Sample, isMixed: boolean): string {
  const { foreground, background, colours, ok, required, uses, mode } = sample;
  const where = isMixed ? `${sentence(mode)}: ${uses.join('; ')}` : uses.join('; ');
  const tone = ok ? '' : ' class="bad"';
  return `<li>${swatch(sample)}<p${tone}><b>${ratioOf(sample)}</b> of ${required}:1${ok ? '' : ', broken'}</p><p>${foreground} on ${background}</p><p class="quiet">${escapeHtml(where)}</p><p class="quiet"><code>${colours.join(' ')}</code></p></li>`;
}

function swatch({ colours: [foreground, background], kind, state }: Sample): string {
  const ground = `<rect width="240" height="72" fill="${background}"/>`;
  if (kind === 'text')
    return `<svg viewBox="0 0 240 72" aria-hidden="true">${ground}<text x="16" y="45" fill="${foreground}">Ag 1,234.50</text></svg>`;
  const width = state === 'focus' ? 5 : 3;
  const shape = `<rect x="16" y="16" width="120" height="40" rx="8" fill="none" stroke="${foreground}" stroke-width="${width}"/>`;
  return `<svg viewBox="0 0 240 72" aria-hidden="true">${ground}${shape}<circle cx="186" cy="36" r="12" fill="${foreground}"/></svg>`;
}

function shiftTable({ shifts }: ContrastCertificate): string {
  if (shifts.length === 0) return '';
  const chip = (colour: string) =>
    `<svg class="swatch" viewBox="0 0 1 1" aria-hidden="true"><rect width="1" height="1" fill="${escapeHtml(colour)}"/></svg><code>${escapeHtml(colour)}</code>`;
  const rows = shifts.map(
    ({ mode, seed, role, from, to }) =>
      `<tr><th scope="row">${seed}</th><td>${sentence(mode)}</td><td>${chip(from)}</td><td>${chip(to)}</td><td>${role}</td></tr>`,
  );
  return `<h2>Seeds that were moved</h2><p>No further than the level needs, and at night lit.</p><div class="scroll"><table><thead><tr><th>Seed</th><th>Mode</th><th>As written</th><th>As shown</th><th>Role</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function ratioOf({ ratio }: CertificateRow): string {
  return `${ratio.toFixed(2)}:1`;
}

function sentence(words: string): string {
  return (words.charAt(0).toUpperCase() + words.slice(1)).replaceAll('-', ' ');
}
