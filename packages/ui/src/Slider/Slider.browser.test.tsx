import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Slider } from './Slider.tsx';

function Own() {
  const [value, setValue] = useState(20);
  return <Slider label="Active members" value={value} onChange={setValue} max={100} step={5} valueText={`${value} members`} />;
}

it('moves to both ends with the arrow keys, announces its value in words, and is tall enough to touch', async () => {
  const screen = await render(<Own />);
  const slider = screen.getByRole('slider', { name: 'Active members' });
  await expect.element(slider).toHaveAttribute('aria-valuetext', '20 members');
  slider.element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(screen.getByText('30 members')).toBeVisible();
  await userEvent.keyboard('{End}{ArrowRight}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '100 members');
  expect(slider.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await expect(screen.container).toBeAccessible();
});
