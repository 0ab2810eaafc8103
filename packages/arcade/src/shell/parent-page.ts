/** Notifications to the page around the game: that something happened, never an amount. */
export type ParentMessage = 'livery:ready' | 'livery:balance' | 'livery:close';

export function tellParent(origin: string, type: ParentMessage): void {
  if (window.parent !== window) window.parent.postMessage({ type }, origin);
}

/** Whether the page around the game already shows its name and a close button. */
export function isFramed(): boolean {
  return window.parent !== window;
}
