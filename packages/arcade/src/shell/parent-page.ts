/** Notifications to the page around the game: that something happened, never an amount. */
export type ParentMessage = 'livery:ready' | 'livery:balance' | 'livery:close';

export function tellParent(origin: string, type: ParentMessage): void {
  if (window.parent !== window) window.parent.postMessage({ type }, origin);
}

/** Whether the game stands in a page that has a bar with its name and a way out. */
export function isFramed(): boolean {
  return window.parent !== window;
}
