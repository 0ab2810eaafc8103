import type { DialogKind } from '#shared/store/dialogs.slice.ts';

/**
 * Which of the open dialogs are rendered: a modal dialog lies above those that came before it, so that one whose chunk comes late
 * waits while another lies above its place. What is rendered stays rendered.
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
