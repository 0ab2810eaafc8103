import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { selectDialogs } from '#shared/store/dialogs.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { aBrand } from '#testing/test-world.ts';
import common from '../../../../app/language/common.en.json' with { type: 'json' };
import forms from '../../../../shared/forms/forms.en.json' with { type: 'json' };
import { aCentre } from '../../rewards.builders.ts';
import rewards from '../../rewards.en.json' with { type: 'json' };
import { centreLoaded } from '../../rewards.slice.ts';
import { rewardsState } from '../../rewards.state.ts';
import { Dialog } from '../DrawDialog/DrawDialog.tsx';
import { TicketsTab } from './TicketsTab.tsx';

const texts = createInstance();
await texts.use(initReactI18next).init({
  lng: 'en',
  defaultNS: 'common',
  resources: { en: { common, forms, rewards } },
  interpolation: { escapeValue: false },
});

const imageUrl = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
const { draws, tickets } = aCentre();
const [wheel, ticket] = [draws[0] ?? expect.fail('no wheel'), tickets[0] ?? expect.fail('no ticket')];
const centre = aCentre({
  draws: [
    { ...wheel, imageUrl },
    { ...wheel, imageUrl, id: 2, kind: 'egg', title: 'Golden egg' },
    { ...wheel, imageUrl, id: 3, kind: 'envelope', title: 'Red envelope' },
  ],
  tickets: [
    ticket,
    { ...ticket, id: 22, drawId: 2, kind: 'egg' },
    ...[23, 24, 25].map((id) => ({ ...ticket, id, drawId: 3, kind: 'envelope' as const })),
  ],
});

async function draw(content = <TicketsTab />) {
  const store = createAppStore();
  store.inject(rewardsState);
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <BrandProvider brand={aBrand()}>
          <MemoryRouter>
            <main>{content}</main>
          </MemoryRouter>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  store.dispatch(centreLoaded(centre));
  return { screen, store };
}

test.each([
  ['Prize wheel', '1 ticket', 'To the wheel', 1, 'the prize wheel [member-23]'],
  ['Golden egg', '1 ticket', 'To the eggs', 2, 'the golden eggs [member-22]'],
  ['Red envelope', '3 tickets', 'To the envelopes', 3, 'the red envelopes [member-22]'],
])('%s, with %s, leads by “%s” to draw %i: %s', async (title, count, play, drawId) => {
  const { screen, store } = await draw();
  const heading = screen.getByRole('heading', { name: title, exact: true });
  await expect.element(heading).toBeVisible();
  expect(heading.element().closest('li')?.textContent).toContain(count);
  await screen.getByRole('button', { name: play }).click();
  expect(selectDialogs(store.getState())).toEqual([{ kind: 'draw', drawId }]);
});

test('the wheel has its prizes on it and takes a ticket for a spin [member-23]', async () => {
  const { screen, store } = await draw(<Dialog request={{ kind: 'draw', drawId: 1 }} onClose={() => undefined} />);
  await expect.element(screen.getByRole('dialog', { name: 'Prize wheel' })).toBeVisible();
  const onWheel = [...document.querySelectorAll('[role=dialog] svg text, dialog svg text')].map(({ textContent }) => textContent);
  expect(onWheel).toEqual([expect.stringMatching(/^R\$\s1\.00$/), expect.stringMatching(/^R\$\s100\.00$/)]);
  await screen.getByRole('button', { name: 'Spin the wheel' }).click();
  expect(store.getState().rewards.centre.draw).toEqual({ stage: 'drawing', choice: 0 });
});

test.each([
  ['Golden egg', 2, 'Egg 2'],
  ['Red envelope', 3, 'Envelope 2'],
])('the draw “%s” lets a member take one of them [member-22]', async (title, drawId, second) => {
  const { screen, store } = await draw(<Dialog request={{ kind: 'draw', drawId }} onClose={() => undefined} />);
  await expect.element(screen.getByRole('dialog', { name: title })).toBeVisible();
  await screen.getByRole('button', { name: second }).click();
  expect(store.getState().rewards.centre.draw).toEqual({ stage: 'drawing', choice: 1 });
});
