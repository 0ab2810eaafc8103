import { pageNames, type PublicBrand } from '@livery/brand/public-brand';
import { linkToGrid } from './frame.ts';
import { clearProblems, showProblems } from './overlay.ts';
import { devUpdateEvent, problemsId, updatesAddress, type DevState, type DevUpdate } from './update.ts';

const html = document.documentElement;
const code = html.dataset['brand'] ?? '';
const firstBrand = readBlock<PublicBrand>('livery-brand');
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';

let problems = readBlock<DevUpdate['problems']>(problemsId) ?? [];
let latest: DevState | null = null;
let drawn = JSON.stringify([firstBrand, readBlock('livery-texts')]);

const tellGrid = linkToGrid(() => ({ code, brand: latest?.brand ?? firstBrand, problems: problems.length }));

if (problems.length > 0) showProblems(code, problems);

onUpdate((update) => {
  if (update.code !== code) return;
  problems = update.problems;
  if (problems.length > 0) showProblems(code, problems);
  else {
    clearProblems();
    if (update.state) apply(update.state);
  }
  tellGrid();
});

/** Edits come from Vite when the portal is source, and from a stream of events when it is compiled. */
function onUpdate(listener: (update: DevUpdate) => void): void {
  if (import.meta.hot) import.meta.hot.on(devUpdateEvent, listener);
  else new EventSource(updatesAddress).addEventListener('message', ({ data }) => listener(JSON.parse(String(data)) as DevUpdate));
}

// An edit carries the texts of the present language. Another language gets its texts when it is selected.
new MutationObserver(() => latest && draw(latest)).observe(html, { attributeFilter: ['data-language'] });

function apply(state: DevState): void {
  const style = document.getElementById('livery-theme');
  if (!style || !firstBrand || isNewConnection(firstBrand, state.brand)) return location.reload();
  const preset = (latest?.brand ?? firstBrand).theme;
  latest = state;
  if (style.textContent !== state.theme) {
    style.nonce = nonce;
    style.textContent = state.theme;
  }
  for (const { mode, colour } of state.themeColours)
    document.querySelector(`meta[name=theme-color][data-mode="${mode}"]`)?.setAttribute('content', colour);
  document.querySelector('link[rel=icon]')?.setAttribute('href', state.brand.assets.icon.url);
  if (JSON.stringify(preset) !== JSON.stringify(state.brand.theme)) showMode(state.brand);
  draw(state);
}

/** Renders the page again. An edit of colours alone needs only the stylesheet. */
function draw({ brand, texts }: DevState): void {
  const ownTexts = texts[html.dataset['language'] ?? brand.languages.default] ?? {};
  const next = JSON.stringify([brand, ownTexts]);
  if (next === drawn) return;
  drawn = next;
  // A compiled portal renders only once.
  if (!import.meta.hot) return location.reload();
  window.dispatchEvent(new CustomEvent(devUpdateEvent, { detail: { brand, texts: ownTexts } }));
}

/** The values that the portal reads only at its start: the gateway and the language prefixes. */
function isNewConnection(before: PublicBrand, after: PublicBrand): boolean {
  const held = ({ merchantCode, gateway, languages }: PublicBrand): string => JSON.stringify([merchantCode, gateway, languages]);
  return held(before) !== held(after);
}

/** Chosen like in the boot script. */
function showMode({ theme }: PublicBrand): void {
  const stored = readStored().theme ?? theme.default;
  const wanted = stored === 'system' ? (matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light') : stored;
  const mode = theme.modes.find((offered) => offered === wanted) ?? theme.modes[0];
  if (mode) html.dataset['theme'] = mode;
}

function readStored(): { theme?: string } {
  try {
    return (JSON.parse(localStorage.getItem(pageNames.preferencesKey) ?? '{}') ?? {}) as { theme?: string };
  } catch {
    return {};
  }
}

function readBlock<Value>(id: string): Value | null {
  const block = document.getElementById(id)?.textContent;
  return block ? (JSON.parse(block) as Value) : null;
}
