import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ErrorSummary } from './ErrorSummary.tsx';

test('announces new errors and links each to its field', async () => {
  const onChoose = vi.fn<(name: string) => void>();
  const screen = await render(<ErrorSummary title="" items={[]} onChoose={onChoose} />);
  const place = screen.getByRole('alert').element();
  await screen.rerender(<ErrorSummary title="1 field needs a look" items={[{ name: 'email', text: 'No address.' }]} onChoose={onChoose} />);
  await expect.element(screen.getByRole('alert').getByText('1 field needs a look')).toBeVisible();
  expect(screen.getByRole('alert').element()).toBe(place);
  await screen.getByRole('button', { name: 'No address.' }).click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('email');
});
