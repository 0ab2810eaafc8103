import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Choices } from './Choices.tsx';

const options = ['10', '50', '100'].map((value) => ({ value, label: `R$ ${value}` }));

function Own({ onSubmit }: { onSubmit: () => void }) {
  const [value, setValue] = useState('20');
  return (
    <form onSubmit={onSubmit}>
      <Choices label="Quick amounts" options={options} value={value} onChoose={setValue} />
    </form>
  );
}

test('marks the current value, changes it with one press or Enter, and submits no form', async () => {
  let sent = 0;
  const screen = await render(<Own onSubmit={() => (sent += 1)} />);
  const group = screen.getByRole('group', { name: 'Quick amounts' });
  const pressed = () =>
    group
      .getByRole('button', { pressed: true })
      .elements()
      .map((each) => each.textContent);
  expect(pressed()).toEqual([]);
  await group.getByRole('button', { name: 'R$ 50' }).click();
  await expect.poll(pressed).toEqual(['R$ 50']);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(pressed).toEqual(['R$ 100']);
  expect(sent).toBe(0);
});
