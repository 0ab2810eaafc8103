import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { KitStates } from './kit-states.ts';
import { translatePage } from './translate-page.ts';

const kits = Object.values(import.meta.glob<KitStates>('../../../*/src/**/*.kit.tsx', { eager: true, import: 'kit' }));

const errors: string[] = [];
const note = (event: ErrorEvent) => {
  event.preventDefault();
  errors.push(String(event.error ?? event.message));
};
const stay = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault();
};

beforeEach(() => {
  errors.length = 0;
  window.addEventListener('error', note);
  window.addEventListener('click', stay, true);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(window, 'print').mockImplementation(() => undefined);
});

afterEach(() => {
  window.removeEventListener('error', note);
  window.removeEventListener('click', stay, true);
  vi.restoreAllMocks();
});

/** Enough to show every kind of control. A chart of a year would have one per day. */
const mostControls = 40;

/** A chart would draw 20,000 rows several times. */
const timeout = 120_000;

/** Waits for React to render and the browser to handle it. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  translatePage(document.body);
}

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

async function use(control: HTMLElement): Promise<void> {
  if (control instanceof HTMLInputElement && !['checkbox', 'radio', 'file', 'date'].includes(control.type)) {
    for (const text of ['1', '12', '1', '']) {
      setValue?.call(control, text);
      control.dispatchEvent(new Event('input', { bubbles: true }));
      await settle();
    }
    control.focus();
    control.blur();
  } else if (control instanceof HTMLSelectElement) {
    control.selectedIndex = control.options.length - 1;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (!(control instanceof HTMLInputElement) || control.type !== 'file') {
    control.click();
  }
  await settle();
}

test('detects what React cannot do on a translated page', async () => {
  const Wrong = () => {
    const [isOn, setOn] = useState(false);
    return (
      <button type="button" onClick={() => setOn(!isOn)}>
        {isOn && <b>on</b>}
        {'text'}
      </button>
    );
  };
  const screen = await render(<Wrong />);
  await settle();
  await use(screen.container.querySelector('button') ?? document.body);
  expect(errors).toEqual([expect.stringContaining('NotFoundError')]);
});

describe.each(kits)('a translated $title', ({ states }) => {
  test.each(Object.entries(states))('keeps working when it shows %s, with any button pressed', { timeout }, async (_state, draw) => {
    const screen = await render(<main>{draw()}</main>);
    await settle();
    for (let round = 0; round < 2; round++) {
      const controls = document.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, summary, [role="option"]');
      for (const control of [...controls].slice(0, mostControls)) if (control.isConnected) await use(control);
      await screen.rerender(<main>{draw()}</main>);
      await settle();
    }
    expect(errors).toEqual([]);
  });
});
