import type { DialogKind } from '#shared/store/dialogs.slice.ts';

/**
 * The open dialogs to render. A modal dialog is above those opened before it, so one with a late chunk
 * waits while another one covers its place. Rendered dialogs stay rendered.
 */
export function dialogsToRender(
  stack: readonly DialogKind[],
  rendered: readonly DialogKind[],
  isHere: (kind: DialogKind) => boolean,
): DialogKind[] {
  const shown: DialogKind[] = [];
  for (const kind of stack.toReversed()) if (isHere(kind) && (rendered.includes(kind) || shown.length === 0)) shown.unshift(kind);
  return shown;
}
