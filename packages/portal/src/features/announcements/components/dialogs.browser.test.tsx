import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import type { Announcement } from '@livery/contract/shapes';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { MemoryRouter } from 'react-router-dom';
import { render } from 'vitest-browser-react';
import common from '#app/language/common.en.json' with { type: 'json' };
import { BrandProvider } from '#shared/pages/brand.tsx';
import { createAppStore } from '#shared/store/store.ts';
import { foreignNames } from '#testing/foreign-names.ts';
import { aBrand } from '#testing/test-world.ts';
import type { Execution } from '../announcements.api.ts';
import announcements from '../announcements.en.json' with { type: 'json' };
import { announcementsLoaded, announcementsSlice } from '../announcements.slice.ts';
import { popupsRead } from '../popups.saga.ts';
import { NoticeList } from './NoticeList/NoticeList.tsx';
import { Dialog as PopupDialog } from './PopupDialog/PopupDialog.tsx';

const entry = (id: number, execution: Execution = 'B', changes: Partial<Announcement> = {}): Announcement => ({
  id,
  title: `Entry ${id}`,
  content: `<p>Words of ${id}</p><img src=x onerror="document.title='run'"><script>document.title='run'</script>`,
  promotionType: '',
  execution,
  publishedAt: '2025-01-01T00:00:00Z',
  ...changes,
});
const entries = (count: number) => Array.from({ length: count }, (_, index) => entry(index + 1));

async function mount(kind: 'popups' | 'notices', list: Announcement[], opened?: number) {
  const i18n = createInstance();
  const resources = { en: { common, announcements } };
  void i18n.use(initReactI18next).init({ lng: 'en', defaultNS: 'common', resources, initAsync: false });
  const store = createAppStore();
  store.inject(announcementsSlice);
  store.dispatch(announcementsLoaded({ banners: [], promotion: [], player: list, popup: list }));
  const heard: string[] = [];
  const hear = store.dispatch;
  store.dispatch = (action) => (heard.push(action.type), hear(action));
  const onClose = () => void heard.push('closed');
  await render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <MemoryRouter>
          <BrandProvider brand={aBrand()}>
            {kind === 'popups' ? (
              <PopupDialog request={{ kind, executions: ['B'] }} onClose={onClose} />
            ) : (
              <NoticeList request={opened === undefined ? { kind } : { kind, notice: opened }} onClose={onClose} />
            )}
          </BrandProvider>
        </MemoryRouter>
      </I18nextProvider>
    </Provider>,
  );
  const shown = () =>
    page
      .getByText(/^Entry \d+$/)
      .elements()
      .map(({ textContent }) => textContent);
  const pager = () =>
    page
      .getByRole('navigation', { name: common.pager.label })
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)
      .join(' ');
  const turnTo = (number: number) => page.getByRole('button', { name: `Page ${number}`, exact: true }).click();
  return { shown, pager, turnTo, heard };
}

test.each(['popups', 'notices'] as const)(
  '%s are shown in pages of nine with a pager of range five and margin one [modal-01, modal-03]',
  async (kind) => {
    const { shown, pager, turnTo } = await mount(kind, entries(100));
    expect(shown()).toEqual(Array.from({ length: 9 }, (_, index) => `Entry ${index + 1}`));
    expect(pager()).toBe('1 2 3 4 5 12');
    await turnTo(5);
    expect(shown()[0]).toBe('Entry 37');
    expect(pager()).toBe('1 2 3 4 5 6 7 12');
    await turnTo(7);
    expect(pager()).toBe('1 5 6 7 8 9 12');
    await turnTo(12);
    expect(shown()).toEqual(['Entry 100']);
  },
);

test.each([
  ['popups', 18, '1 2'],
  ['popups', 19, '1 2 3'],
  ['popups', 10_000, '1 2 3 4 5 1112'],
  ['notices', 18, '1 2'],
  ['notices', 19, '1 2 3'],
  ['notices', 10_000, '1 2 3 4 5 1112'],
] as const)('%s that are %i render one page and link to the last', async (kind, count, pages) => {
  const { shown, pager, turnTo } = await mount(kind, entries(count));
  expect(shown()).toHaveLength(9);
  expect(pager()).toBe(pages);
  await turnTo(Math.ceil(count / 9));
  expect(shown().at(-1)).toBe(`Entry ${count}`);
  expect(shown()).toHaveLength(((count - 1) % 9) + 1);
});

test.each(['popups', 'notices'] as const)('%s fit titles and words of any length and script on a phone', async (kind) => {
  await page.viewport(390, 844);
  const names = Object.values(foreignNames);
  await mount(
    kind,
    names.map((title, index) => entry(index + 1, 'B', { title, content: `<p>${title}</p>` })),
  );
  const box = page.getByRole('dialog').element();
  const title = (name: string) => page.getByText(name, { exact: true }).first();
  for (const name of names) await expect.element(title(name)).toBeVisible();
  for (const part of [box, ...box.querySelectorAll('*')].filter((each) => getComputedStyle(each).overflowX === 'auto')) {
    expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
  }
  for (const name of names) {
    const { left, right } = title(name).element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(390);
  }
  expect(getComputedStyle(title(foreignNames.rightToLeft).element()).direction).toBe('rtl');
  expect(getComputedStyle(title(foreignNames.long).element()).direction).toBe('ltr');
});

test('a popup with one entry is titled after it and has no pager, and it counts as read before it closes', async () => {
  const { heard, pager } = await mount('popups', [entry(1), entry(2, 'A')]);
  await expect.element(page.getByRole('dialog', { name: 'Entry 1' })).toBeVisible();
  expect(() => pager()).not.toThrow();
  expect(pager()).toBe('');
  await page.getByRole('button', { name: common.actions.understood }).click();
  expect(heard).toEqual([popupsRead.type, 'closed']);
});

test('a gateway without notices shows a message', async () => {
  await mount('notices', []);
  await expect.element(page.getByText(announcements.notices.empty)).toBeVisible();
});

test('HTML from the gateway is shown as text and never runs', async () => {
  await mount('popups', [entry(1)]);
  await expect.element(page.getByText('Words of 1')).toBeVisible();
  expect(page.getByRole('dialog').element().querySelector('img, script')).toBeNull();
  expect(document.title).not.toBe('run');
});

test('a press on a notice opens it and closes another [modal-04]', async () => {
  await mount('notices', entries(2));
  const words = page.getByText('Words of 2');
  await page.getByText('Entry 2').click();
  await expect.element(words).toBeVisible();
  await page.getByText('Entry 2').click();
  await expect.element(words).not.toBeVisible();
});

test('a requested notice is open on its page, and an invalid date breaks nothing', async () => {
  const list = entries(20).map((each) => (each.id === 12 ? { ...each, publishedAt: 'soon' } : each));
  const { shown } = await mount('notices', list, 12);
  await expect.element(page.getByText('Words of 12')).toBeVisible();
  expect(shown()[0]).toBe('Entry 10');
});
