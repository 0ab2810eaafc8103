import type { FrameReport, GridCommand } from './frame.ts';

/** Runs in the page that shows brands side by side: moves all frames together, and lays them out. */
const main = find('main', HTMLElement);
const path = find('#address input', HTMLInputElement);
const follow = find('#follow', HTMLInputElement);
const language = find('#language', HTMLSelectElement);
const frames = [...document.querySelectorAll('figure')].map((figure) => ({
  figure,
  view: find('iframe', HTMLIFrameElement, figure),
}));

/** Space between frames and at the page's edges, and the height of a frame's caption. */
const gap = 24;
const caption = 30;
/** Below this width a desktop page is unreadable. */
const smallest = 560;
const heights: Readonly<Record<string, number>> = { 320: 568, 390: 844, 768: 1024, 1280: 800 };

/** The request for every frame, including frames that load later. */
const wanted: GridCommand = { livery: 'grid' };
let width = 390;

function ask(command: Partial<GridCommand>, except?: Window | null): void {
  Object.assign(wanted, command);
  for (const { view } of frames) if (view.contentWindow !== except) view.contentWindow?.postMessage({ livery: 'grid', ...command }, '*');
}

window.addEventListener('message', ({ source, data }: MessageEvent<FrameReport | null>) => {
  const frame = frames.find(({ view }) => view.contentWindow === source);
  if (frame === undefined || data?.livery !== 'frame') return;
  showState(frame.figure, data);
  offerLanguages(data.languages);
  if (data.leads && follow.checked && data.path !== path.value) {
    path.value = data.path;
    ask({ path: data.path }, frame.view.contentWindow);
  } else if (frame.figure.dataset['known'] === undefined) {
    frame.view.contentWindow?.postMessage(wanted, '*');
  }
  frame.figure.dataset['known'] = '';
});

for (const { figure, view } of frames) view.addEventListener('load', () => delete figure.dataset['known']);

function showState(figure: HTMLElement, report: FrameReport): void {
  find('.at', HTMLElement, figure).textContent = `${report.path} · ${report.language} · ${report.theme}`;
  const state = find('.state', HTMLElement, figure);
  state.textContent = report.problems === 0 ? '' : report.problems === 1 ? '1 problem' : `${report.problems} problems`;
  state.classList.toggle('bad', report.problems > 0);
}

/** Every language of the brands. Brands without the chosen one keep theirs. */
function offerLanguages(spoken: readonly string[]): void {
  for (const code of spoken) if (![...language.options].some(({ value }) => value === code)) language.add(new Option(code, code));
  language.hidden = language.options.length < 2;
}

find('#address', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  if (!path.value.startsWith('/')) path.value = `/${path.value}`;
  ask({ path: path.value });
});
language.addEventListener('change', () => ask({ language: language.value }));
onChoice('#theme', (theme) => ask({ theme: theme === 'dark' ? 'dark' : 'light' }));
onChoice('#width', (chosen) => {
  width = Number(chosen);
  layOut();
});

function onChoice(selector: string, choose: (value: string) => void): void {
  const buttons = [...find(selector, HTMLElement).querySelectorAll('button')];
  for (const button of buttons)
    button.addEventListener('click', () => {
      for (const each of buttons) each.setAttribute('aria-pressed', String(each === button));
      choose(button.value);
    });
}

/** As many per row as stay readable. A single row takes the window's height. */
function layOut(): void {
  const room = document.documentElement.clientWidth - 2 * gap;
  const columns = Math.max(1, Math.min(frames.length, Math.floor((room + gap) / (Math.min(width, smallest) + gap))));
  const scale = Math.min(1, (room - (columns - 1) * gap) / columns / width);
  const rest = window.innerHeight - main.offsetTop - 2 * gap - caption;
  const height = columns < frames.length ? (heights[width] ?? 844) : Math.max(rest / scale, 480);
  main.style.setProperty('--w', String(width));
  main.style.setProperty('--h', String(Math.floor(height)));
  main.style.setProperty('--scale', String(scale));
}

function find<Kind extends Element>(selector: string, kind: new () => Kind, within: ParentNode = document): Kind {
  const found = within.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`The page has no ${selector}`);
}

find(`#width button[value="${width}"]`, HTMLButtonElement).setAttribute('aria-pressed', 'true');
new ResizeObserver(layOut).observe(document.documentElement);
layOut();
