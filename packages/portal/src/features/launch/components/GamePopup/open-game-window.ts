const size = 'popup,width=1120,height=720';

/**
 * Opens an address of this site in the window of a game, which has one: where it is open already, it comes to the front and plays on. Whether the
 * browser let it; the window begins empty, for with `noopener` nobody could tell it from a blocked one.
 */
export function openGameWindow(nodeId: number, address: string): boolean {
  const opened = window.open('', `game-${nodeId}`, size);
  if (opened === null) return false;
  opened.opener = null;
  if (opened.location.href === 'about:blank') opened.location.replace(address);
  else opened.focus();
  return true;
}
