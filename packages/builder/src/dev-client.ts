import { devUpdateEvent, type DevUpdate } from './dev-update.ts';

const overlayId = 'livery-problems';

/** Whether the page was drawn from a good brand; one that was not has nothing to update. */
const pageCode = document.documentElement.dataset['brand'];

import.meta.hot?.on(devUpdateEvent, (update: DevUpdate) => {
  if (update.code !== pageCode) return;
  document.getElementById(overlayId)?.remove();
  if (update.problems.length > 0) showProblems(update);
  else if (update.state) apply(update.state);
});

function apply({ brand, theme, texts }: NonNullable<DevUpdate['state']>): void {
  const style = document.getElementById('livery-theme');
  if (!style) return location.reload();
  if (style.textContent !== theme) style.textContent = theme;
  const language = document.documentElement.dataset['language'] ?? brand.languages.default;
  window.dispatchEvent(new CustomEvent('livery:brand', { detail: { brand, texts: texts[language] ?? {} } }));
}

function showProblems({ problems }: DevUpdate): void {
  const overlay = document.createElement('pre');
  overlay.id = overlayId;
  overlay.setAttribute('role', 'alert');
  overlay.style.cssText =
    'position:fixed;inset:auto 0 0 0;z-index:2147483647;margin:0;padding:16px 24px;max-height:50vh;overflow:auto;background:Canvas;color:CanvasText;border:0;border-top:4px solid;font:14px/1.5 monospace;white-space:pre-wrap';
  overlay.textContent = problems
    .map(({ rule, file, line, column, message, hint, frame }) => `${file}:${line}:${column} ${rule}\n${message}\n${hint}\n\n${frame}`)
    .join('\n\n');
  document.body.append(overlay);
}
