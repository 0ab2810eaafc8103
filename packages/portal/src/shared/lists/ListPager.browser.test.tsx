import { createInstance } from 'i18next';
import { useEffect } from 'react';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { choiceParam } from './list-address.ts';
import english from './lists.en.json' with { type: 'json' };
import { ListPager } from './ListPager.tsx';
import { useListAddress } from './use-list-address.ts';

const params = { state: choiceParam(['all', 'paid'], 'all'), size: choiceParam(['any', 'large'], 'any') };
await createInstance()
  .use(initReactI18next)
  .init({ lng: 'en', resources: { en: { lists: english } }, interpolation: { escapeValue: false } });

/** The list: three pages, named by the last key of the previous one. */
const nextOf: Record<string, string | null> = { '': 'k1', k1: 'k2', k2: null };

/** A history entry's stored state. */
const seen: ReturnType<typeof useLocation>[] = [];

function Movements() {
  const entry = useLocation();
  useEffect(() => void seen.push(entry), [entry]);
  const navigate = useNavigate();
  const { values, pages, choose, reset, isChanged } = useListAddress(params);
  return (
    <>
      <p>{`${values.state} ${pages.after ?? 'first'}`}</p>
      <p>{values.size}</p>
      <button onClick={() => choose({ state: 'paid' })}>Paid</button>
      <button onClick={() => choose({ size: 'large' })}>Large</button>
      <button onClick={reset} disabled={!isChanged}>
        Reset
      </button>
      <button onClick={() => void navigate(-1)}>Back</button>
      <ListPager pages={pages} next={nextOf[pages.after ?? ''] ?? null} />
    </>
  );
}

function mount(at: (typeof seen)[number] | string = '/member/record') {
  return render(
    <MemoryRouter initialEntries={[at]}>
      <Movements />
    </MemoryRouter>,
  );
}

test('pages forward and back with links', async () => {
  const screen = await mount();
  await screen.getByRole('link', { name: 'Older' }).click();
  await expect.element(screen.getByText('all k1')).toBeVisible();
  await screen.getByRole('link', { name: 'Older' }).click();
  await expect.element(screen.getByText('all k2')).toBeVisible();
  await expect.element(screen.getByText('Page 3')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Older' })).toHaveAccessibleDescription('There’s nothing older.');
  await screen.getByRole('link', { name: 'Newer' }).click();
  await expect.element(screen.getByText('all k1')).toBeVisible();
  await screen.getByRole('link', { name: 'Newer' }).click();
  await expect.element(screen.getByText('all first')).toBeVisible();
  await expect.element(screen.getByText('Page 1')).toBeVisible();
});

test('can go back after a reload', async () => {
  const before = await mount();
  await before.getByRole('link', { name: 'Older' }).click();
  await expect.element(before.getByText('all k1')).toBeVisible();
  await before.getByRole('link', { name: 'Older' }).click();
  await expect.poll(() => seen.at(-1)?.search).toBe('?after=k2');
  const kept = structuredClone(seen.at(-1));
  await before.unmount();

  const screen = await mount(kept);
  await expect.element(screen.getByText('Page 3')).toBeVisible();
  await screen.getByRole('link', { name: 'Newer' }).click();
  await expect.element(screen.getByText('all k1')).toBeVisible();
});

test('leads a visitor who opened a later page by its address to the beginning', async () => {
  const screen = await mount('/member/record?state=paid&after=k2');
  await expect.element(screen.getByText('paid k2')).toBeVisible();
  await screen.getByRole('link', { name: 'Newer' }).click();
  await expect.element(screen.getByText('paid first')).toBeVisible();
});

test('restarts with another filter, which the back button and the reset undo', async () => {
  const screen = await mount('/member/record?after=k1');
  await screen.getByRole('button', { name: 'Paid' }).click();
  await expect.element(screen.getByText('paid first')).toBeVisible();
  await screen.getByRole('button', { name: 'Back' }).click();
  await expect.element(screen.getByText('all k1')).toBeVisible();
  await screen.getByRole('button', { name: 'Paid' }).click();
  await screen.getByRole('button', { name: 'Reset' }).click();
  await expect.element(screen.getByText('all first')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Reset' })).toBeDisabled();
});

test('keeps a choice whose list is not rendered yet when another follows', async () => {
  const screen = await mount('/member/record?after=k1');
  const press = (name: string) =>
    screen
      .getByRole('button', { name })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  press('Paid');
  press('Large');
  await expect.element(screen.getByText('paid first')).toBeVisible();
  await expect.element(screen.getByText('large')).toBeVisible();
  press('Back');
  press('Reset');
  await expect.element(screen.getByText('all first')).toBeVisible();
  await expect.element(screen.getByText('any')).toBeVisible();
});
