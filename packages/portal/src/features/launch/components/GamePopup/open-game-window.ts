const size = 'popup,width=1120,height=720';

/**
 * Opens an address of this site in the game window. If the game is already open, its window comes to the front and
 * keeps playing. Returns whether the browser allowed it. The window starts empty, because with `noopener` an opened
 * window cannot be told from a blocked one.
 */
export function openGameWindow(nodeId: number, address: string): boolean {
  const opened = window.open('', `game-${nodeId}`, size);
  if (opened === null) return false;
  opened.opener = null;
  if (opened.location.href === 'about:blank') opened.location.replace(address);
  else opened.focus();
  return true;
}
