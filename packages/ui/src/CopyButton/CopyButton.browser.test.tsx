import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { CopyButton } from './CopyButton.tsx';

const texts = { label: 'Copy the code', copiedLabel: 'Copied', failedLabel: 'Select it and copy' };

afterEach(() => vi.restoreAllMocks());

test('copies and announces it in a live region', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await render(<CopyButton text="ANA-4821" {...texts} />);
  await screen.getByRole('button', { name: 'Copy the code' }).click();
  expect(write).toHaveBeenCalledWith('ANA-4821');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Copied');
});

test('copies its selection where the clipboard is forbidden, and returns the focus', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  let selected = '';
  vi.spyOn(document, 'execCommand').mockImplementation(() => {
    selected = (document.activeElement as HTMLTextAreaElement).value;
    return true;
  });
  const screen = await render(<CopyButton text="ANA-4821" {...texts} />);
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Copied');
  expect(selected).toBe('ANA-4821');
  await expect.element(screen.getByRole('button')).toHaveFocus();
  expect(document.querySelector('textarea')).toBeNull();
});

test('explains what to do when copying is impossible', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  const screen = await render(<CopyButton text="ANA-4821" {...texts} />);
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Select it and copy');
});
