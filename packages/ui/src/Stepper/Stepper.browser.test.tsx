import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Stepper } from './Stepper.tsx';

const steps = ['Amount', 'Pay', 'Arrival'].map((label) => ({ id: label, label }));

test('shows the current step and which are done', async () => {
  const screen = await render(<Stepper label="Your deposit" steps={steps} current="Pay" doneLabel="done" />);
  await expect.element(screen.getByRole('list', { name: 'Your deposit' })).toBeVisible();
  const marks = screen.getByRole('listitem').elements();
  expect(marks.map((step) => [step.textContent, step.getAttribute('aria-current')])).toEqual([
    ['Amount, done', null],
    ['Pay', 'step'],
    ['Arrival', null],
  ]);
});

test('has no current step when all are done', async () => {
  const screen = await render(<Stepper label="Your deposit" steps={steps} current={null} doneLabel="done" />);
  expect(screen.container.querySelector('[aria-current]')).toBeNull();
  expect(screen.container.textContent.match(/done/g)).toHaveLength(3);
});
