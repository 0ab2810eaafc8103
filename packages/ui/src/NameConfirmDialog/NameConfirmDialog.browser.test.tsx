import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NameConfirmDialog } from './NameConfirmDialog.tsx';

function draw(onConfirm: () => void) {
  return render(
    <NameConfirmDialog
      open
      title="Close this account?"
      name="ana.lima"
      fieldLabel="Type ana.lima"
      mismatch="Not the same yet"
      confirmLabel="Close it"
      cancelLabel="Keep it"
      onConfirm={onConfirm}
      onCancel={() => undefined}
    >
      For good.
    </NameConfirmDialog>,
  );
}

test('confirms only once the name is typed, with the button or Enter', async () => {
  const onConfirm = vi.fn<() => void>();
  const screen = await draw(onConfirm);
  const field = screen.getByRole('textbox', { name: 'Type ana.lima' });
  await expect.element(screen.getByRole('button', { name: 'Close it' })).toHaveAccessibleDescription('Not the same yet');
  await field.fill('Ana.Lima');
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
  await field.fill(' ana.lima ');
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
  await screen.getByRole('button', { name: 'Close it' }).click();
  expect(onConfirm).toHaveBeenCalledTimes(2);
});
