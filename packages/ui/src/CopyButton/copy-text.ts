/** Answers whether the text is in the clipboard; a page without the permission, or in an old browser, copies what is selected. */
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
  // Inside a modal dialog nothing outside of it can be selected.
  (document.querySelector('dialog:modal') ?? document.body).append(field);
  field.select();
  // Deprecated, and still the one way without the permission.
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
