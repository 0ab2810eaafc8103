import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ShareButton } from './ShareButton.tsx';

const share = { title: 'Play', text: 'With me', url: 'https://example.com/join' };
const copy = { label: 'Copy your link', copiedLabel: 'Copied', failedLabel: 'Select it' };

afterEach(() => vi.unstubAllGlobals());

test('opens the system’s sheet, and accepts that it is dismissed', async () => {
  const opened = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.reject(new DOMException('', 'AbortError')));
  vi.stubGlobal('navigator', { share: opened, canShare: () => true });
  const screen = await render(<ShareButton share={share} label="Share your link" copy={copy} />);
  await screen.getByRole('button', { name: 'Share your link' }).click();
  expect(opened).toHaveBeenCalledWith(share);
});

test('copies the address if the browser has no share sheet', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const screen = await render(<ShareButton share={share} label="Share your link" copy={copy} />);
  await screen.getByRole('button', { name: 'Copy your link' }).click();
  expect(writeText).toHaveBeenCalledWith(share.url);
});
