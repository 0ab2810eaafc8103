import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ListSelect } from './ListSelect.tsx';

const options = ['all', 'won', 'lost'].map((value) => ({ value, label: value }));
const mount = (value: string) => <ListSelect label="State" value={value} options={options} onChange={() => undefined} />;

test('shows a choice before its list is rendered, and one from an address that follows', async () => {
  const screen = await render(mount('all'));
  const select = screen.getByLabelText('State');
  await select.selectOptions('won');
  await expect.element(select).toHaveValue('won');
  await screen.rerender(mount('won'));
  await expect.element(select).toHaveValue('won');
  await screen.rerender(mount('all'));
  await expect.element(select).toHaveValue('all');
});
