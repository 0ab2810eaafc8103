import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Dialog } from './Dialog.tsx';

function Own() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Rules" closeLabel="Close">
        <p>Be kind.</p>
      </Dialog>
    </>
  );
}

/** The next fade on the page: its target opacity and its full duration in milliseconds. */
function nextFade(): Promise<{ to: unknown; takes: number; fade: Animation | undefined }> {
  return new Promise((resolve) => {
    document.addEventListener(
      'transitionrun',
      function heard({ target, propertyName }) {
        if (propertyName !== 'opacity' || !(target instanceof HTMLDialogElement)) return;
        document.removeEventListener('transitionrun', heard, true);
        const fade = target.getAnimations().find((animation) => (animation as CSSTransition).transitionProperty === 'opacity');
        fade?.pause();
        const effect = fade?.effect as KeyframeEffect | undefined;
        resolve({ to: effect?.getKeyframes().at(-1)?.['opacity'], takes: Number(effect?.getComputedTiming().endTime), fade });
      },
      true,
    );
  });
}

test('fades in and out within 100 ms, and is removed only then [modal-12]', async () => {
  const screen = await render(<Own />);
  const press = (name: string) => (screen.getByRole('button', { name }).element() as HTMLElement).click();
  let fade = nextFade();
  press('Open');
  const coming = await fade;
  expect(coming).toMatchObject({ to: '1', takes: 100 });
  coming.fade?.finish();

  const element = screen.getByRole('dialog', { name: 'Rules' }).element();
  fade = nextFade();
  press('Close');
  const leaving = await fade;
  expect(leaving).toMatchObject({ to: '0', takes: 100 });
  expect(element.isConnected).toBe(true);
  for (const animation of element.getAnimations()) animation.finish();
  await expect.poll(() => element.isConnected).toBe(false);
});

test('focuses its title if it opened unasked, so that no button looks selected', async () => {
  const screen = await render(
    <Dialog open startsAtTitle onClose={() => {}} title="News" closeLabel="Close" footer={<button type="button">Got it</button>}>
      <p>Be kind.</p>
    </Dialog>,
  );
  const title = screen.getByRole('heading', { name: 'News' });
  await expect.element(title).toHaveFocus();
  expect(getComputedStyle(title.element()).outlineStyle).toBe('none');
});

test('focuses the first field, even if the content is taller than the screen', async () => {
  const screen = await render(
    <Dialog open onClose={() => {}} title="Long" closeLabel="Close">
      <a href="/offer">An offer</a>
      <input aria-label="Name" />
      <div style={{ blockSize: '300vh' }} />
    </Dialog>,
  );
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test('stays in place when its content loads late', async () => {
  const shown = (height: string) => (
    <Dialog open onClose={() => {}} title="Sign up" closeLabel="Close" isSteady>
      <div style={{ blockSize: height }} />
    </Dialog>
  );
  const screen = await render(shown('10vh'));
  const element = screen.getByRole('dialog', { name: 'Sign up' }).element();
  for (const animation of element.getAnimations()) animation.finish();
  const before = element.getBoundingClientRect();
  await screen.rerender(shown('300vh'));
  expect(element.getBoundingClientRect()).toEqual(before);
});

test('locks the page behind it in place and width until the last of several dialogs is closed', async () => {
  const shown = (...titles: string[]) => (
    <main style={{ blockSize: '300vh' }}>
      {['Rules', 'More'].map((title) => (
        <Dialog key={title} open={titles.includes(title)} onClose={() => {}} title={title} closeLabel="Close">
          <p>Be kind.</p>
        </Dialog>
      ))}
    </main>
  );
  const page = document.documentElement;
  const held = () => [getComputedStyle(page).overflowY, document.querySelector('main')?.getBoundingClientRect().width];
  const screen = await render(shown());
  const [, width] = held();
  await screen.rerender(shown('Rules', 'More'));
  expect(held()).toEqual(['hidden', width]);
  await screen.rerender(shown('Rules'));
  expect(held()).toEqual(['hidden', width]);
  await screen.rerender(shown());
  expect(held()).toEqual(['visible', width]);
});
