import type { DialogKind } from '#shared/store/dialogs.slice.ts';

/**
 * Which of the open dialogs are drawn: a modal dialog lies above those that came before it, so that one whose chunk comes late
 * waits while another lies above its place. What is drawn stays drawn.
 */
export function dialogsToDraw(
  stack: readonly DialogKind[],
  drawn: readonly DialogKind[],
  isHere: (kind: DialogKind) => boolean,
): DialogKind[] {
  const shown: DialogKind[] = [];
  for (const kind of stack.toReversed()) if (isHere(kind) && (drawn.includes(kind) || shown.length === 0)) shown.unshift(kind);
  return shown;
}
