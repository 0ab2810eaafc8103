import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ListSelect } from './ListSelect.tsx';

const options = ['all', 'won', 'lost'].map((value) => ({ value, label: value }));
const draw = (value: string) => <ListSelect label="State" value={value} options={options} onChange={() => undefined} />;

test('shows what was chosen before its list is drawn, and what an address tells that comes after', async () => {
  const screen = await render(draw('all'));
  const select = screen.getByLabelText('State');
  await select.selectOptions('won');
  await expect.element(select).toHaveValue('won');
  await screen.rerender(draw('won'));
  await expect.element(select).toHaveValue('won');
  await screen.rerender(draw('all'));
  await expect.element(select).toHaveValue('all');
});
