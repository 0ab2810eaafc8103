/**
 * Opens an address in a new window of a size such as `440x750`, and returns whether the browser allowed it. The window
 * opens empty and then navigates, because with `noopener` an opened window cannot be told from a blocked one.
 */
export function openWindow(address: string, size: string): boolean {
  const [width = '', height = ''] = size.split('x');
  const opened = window.open('', '_blank', `popup,width=${width},height=${height}`);
  if (opened === null) return false;
  opened.opener = null;
  opened.location.replace(address);
  return true;
}
