/**
 * Prerendered fields may receive typed text or a password manager's values before hydration. This dispatches them
 * again. React compares with its last known value, so that one is restored first.
 */
export function repeatTypedEarly(root: ParentNode): void {
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (field instanceof HTMLInputElement) {
      if (field.checked !== field.defaultChecked) {
        field.checked = field.defaultChecked;
        field.click();
      }
      if (field.type === 'file') {
        if (field.files?.length) field.dispatchEvent(new Event('change', { bubbles: true }));
        continue;
      }
    }
    const { value: typed, defaultValue } = field;
    if (typed === defaultValue) continue;
    field.value = defaultValue;
    writeUnseen(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Bypasses the property through which React watches a field's value. */
function writeUnseen(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set;
  write?.call(field, value);
}
