type Tap = KeyboardEvent & MouseEvent & { target: Element };

/**
 * Records taps before hydration. A tapped control is marked, and the portal clicks the last one after hydration if it is still there and
 * the address is the same. The search key counts as a tap on the search.
 *
 * Links and native controls work without the portal. A link that opens a dialog would reload the page, so it is recorded.
 */
export function hearTaps(hydratedEvent: string): void {
  let heard: { control: HTMLSelectElement; value: string; path: string } | undefined;
  const forget = () => {
    const last = heard;
    heard = undefined;
    last?.control.removeAttribute('data-heard');
    return last;
  };
  const listen = (how: 'add' | 'remove') => {
    for (const type of ['click', 'change', 'keydown']) document[`${how}EventListener`](type, hear as EventListener, true);
  };
  const hear = (event: Tap) => {
    const control = tappedControl(event);
    if (!control || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    forget();
    if (!control.matches(event.type === 'change' ? 'select' : 'button:not([popovertarget]),a[aria-haspopup=dialog]')) return;
    event.preventDefault();
    event.stopPropagation();
    heard = { control, value: control.value, path: location.pathname };
    control.setAttribute('data-heard', '');
  };
  listen('add');
  document.addEventListener(hydratedEvent, () => {
    listen('remove');
    const last = forget();
    if (!last?.control.isConnected || last.path !== location.pathname) return;
    const { control } = last;
    if (control.localName === 'select') {
      control.value = last.value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    } else control.click();
  });
}

function tappedControl({ key, target }: Tap): HTMLSelectElement | null | false {
  return key
    ? key === '/' && !target.closest('input,textarea') && document.querySelector('[data-opens=search]')
    : target.closest('a,button,select,summary');
}
