/**
 * Opens an address in a window of its own, as wide and high as `440x750` says; whether the browser let it. It opens empty and goes on from there without a way back: with
 * `noopener` nobody could tell a window from a blocked one.
 */
export function openWindow(address: string, size: string): boolean {
  const [width = '', height = ''] = size.split('x');
  const opened = window.open('', '_blank', `popup,width=${width},height=${height}`);
  if (opened === null) return false;
  opened.opener = null;
  opened.location.replace(address);
  return true;
}
