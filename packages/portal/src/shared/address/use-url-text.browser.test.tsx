import { use } from 'react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useUrlText } from './use-url-text.ts';

function Box() {
  const { search } = useLocation();
  const [text, setText] = useUrlText(new URLSearchParams(search).get('q') ?? '');
  return (
    <>
      <p>{`at ${search}`}</p>
      <input aria-label="Search" value={text} onChange={({ target }) => setText(target.value)} />
      <Link to="/?q=moon" replace>
        Its own address
      </Link>
      <Link to="/?type=HOT">A filter</Link>
      <Link to="/?q=sun">A link</Link>
    </>
  );
}

/** Delays the render of a filter's address. */
function Results({ filtered }: { filtered: Promise<void> }) {
  const { search } = useLocation();
  if (search === '?type=HOT') use(filtered);
  return null;
}

const open = async (filtered = Promise.resolve()) => {
  const screen = await render(
    <MemoryRouter>
      <Box />
      <Results filtered={filtered} />
    </MemoryRouter>,
  );
  return { screen, box: screen.getByLabelText('Search'), press: (name: string) => screen.getByText(name).click() };
};

test('keeps further typing when its own address arrives late', async () => {
  const { screen, box, press } = await open();
  await box.fill('moonli');
  await press('Its own address');
  await expect.element(screen.getByText('at ?q=moon')).toBeVisible();
  await expect.element(box).toHaveValue('moonli');
});

test('shows the text of another address, even if that is empty too', async () => {
  const { box, press } = await open();
  await box.fill('moonli');
  await press('A filter');
  await expect.element(box).toHaveValue('');
  await press('A link');
  await expect.element(box).toHaveValue('sun');
});

test('keeps text that was typed while the address of a filter was still loading', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { screen, box, press } = await open(promise);
  await press('A filter');
  await box.fill('moonli');
  resolve();
  await expect.element(screen.getByText('at ?type=HOT')).toBeVisible();
  await expect.element(box).toHaveValue('moonli');
});
