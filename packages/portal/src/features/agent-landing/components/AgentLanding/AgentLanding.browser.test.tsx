import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { ApiClient } from '#api/client.ts';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { PortsContext } from '#shared/ports/ports.ts';
import { createAppStore } from '#shared/store/store.ts';
import { accountLoaded } from '#shared/facts/viewer.slice.ts';
import { aBrand, aMember, memoryStore } from '#testing/test-world.ts';
import common from '../../../../app/language/common.en.json' with { type: 'json' };
import forms from '../../../../shared/forms/forms.en.json' with { type: 'json' };
import agent from '../../agent-landing.en.json' with { type: 'json' };
import { agentLandingSlice, agentTurnedAway } from '../../agent-landing.slice.ts';
import { AgentLanding } from './AgentLanding.tsx';

const texts = createInstance();
await texts.use(initReactI18next).init({
  lng: 'en',
  defaultNS: 'common',
  resources: { en: { common, forms, 'agent-landing': agent } },
  interpolation: { escapeValue: false },
});

function Here() {
  return <p>{`at ${useLocation().pathname}`}</p>;
}

async function mount({
  landingLanguage = 'specified' as 'specified' | 'interface',
  type,
  returnTo,
}: { landingLanguage?: 'specified' | 'interface'; type?: number; returnTo?: string } = {}) {
  const store = createAppStore();
  store.inject(agentLandingSlice);
  if (type !== undefined) store.dispatch(accountLoaded(aMember({ type })));
  const ports = { client: {} as ApiClient, clock: { now: () => 0 }, tabStorage: memoryStore() };
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <BrandProvider brand={aBrand({ agent: { landingLanguage } })}>
          <PortsContext value={ports}>
            <MemoryRouter initialEntries={[{ pathname: '/agent', state: returnTo === undefined ? null : { returnTo } }]}>
              <main>
                <AgentLanding />
              </main>
              <Here />
            </MemoryRouter>
          </PortsContext>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  return { screen, store };
}

test('presents support, reports, 15 days and hours in Chinese, with a form that remembers nothing [route-06, agent-25, agent-26, agent-27, agent-28]', async () => {
  const { screen } = await mount();
  for (const words of ['推广支持', '数据报表', '15 天成为推广员', '周一至周五，中午 12 点至晚上 9 点。'])
    await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
  expect(screen.container.querySelector('[lang=zh] h1')?.textContent).toBe('成为代理，与我们共同成长');
  await expect.element(screen.getByRole('textbox', { name: 'Username, phone or email' })).toBeVisible();
  await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument();
  await expect(screen.container).toBeAccessible();
});

test('uses the page’s language if the brand chooses so', async () => {
  const { screen } = await mount({ landingLanguage: 'interface' });
  await expect.element(screen.getByRole('heading', { name: 'Become a promoter in 15 days' })).toBeVisible();
  await expect.element(screen.getByText('Monday to Friday, noon to 9 pm.')).toBeVisible();
});

test('explains who may not enter [agent-29, agent-30]', async () => {
  const { screen, store } = await mount();
  store.dispatch(agentTurnedAway('notAgent'));
  await expect.element(screen.getByText('Only agents can log in here.')).toBeVisible();
  store.dispatch(agentTurnedAway('notMember'));
  await expect.element(screen.getByText('Only members can log in here.')).toBeVisible();
});

test('leads a logged-in agent to the agent centre', async () => {
  const { screen } = await mount({ type: 41 });
  await expect.element(screen.getByRole('link', { name: 'Go to the agent centre' })).toBeVisible();
  await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
});

test('continues to the requested section once another tab has shared its session', async () => {
  const { screen, store } = await mount({ returnTo: '/agentHome/withdraw' });
  await expect.element(screen.getByText('at /agent', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Log in to open this page.')).toBeVisible();
  store.dispatch(accountLoaded(aMember({ type: 0 })));
  await expect.element(screen.getByText('at /agent', { exact: true })).toBeVisible();
  store.dispatch(accountLoaded(aMember({ type: 2 })));
  await expect.element(screen.getByText('at /agentHome/withdraw')).toBeVisible();
});
