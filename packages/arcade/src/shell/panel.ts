import { button, element, icon } from './element.ts';

/** A modal panel with a heading and a close button. Escape or a press outside closes it, and the focus returns. */
export function openPanel(title: string, closeLabel: string, content: readonly Node[]): HTMLDialogElement {
  const heading = element('h2', { id: 'panel-title' }, title);
  const dialog = element('dialog', { class: 'panel', 'aria-labelledby': 'panel-title' });
  const close = button({ class: 'tool', 'aria-label': closeLabel }, () => dialog.close(), icon('close'));
  dialog.append(
    element('div', { class: 'panel-head' }, heading, close),
    element('div', { class: 'panel-body', tabindex: 0, role: 'region', 'aria-labelledby': 'panel-title' }, ...content),
  );
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
