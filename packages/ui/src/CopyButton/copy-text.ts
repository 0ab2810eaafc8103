/** Copies a text and returns whether it worked. Without permission, and in old browsers, it copies a selection. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.setProperty('position', 'fixed');
  field.style.setProperty('opacity', '0');
  // While a modal dialog is open, nothing outside it can be selected.
  (document.querySelector('dialog:modal') ?? document.body).append(field);
  field.select();
  // Deprecated, but the only way without the permission.
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
