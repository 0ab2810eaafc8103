import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { UNSAFE_createMemoryHistory as createMemoryHistory, unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { render } from 'vitest-browser-react';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { PortsContext } from '#shared/ports/ports.ts';
import { createTexts } from '../app/language/texts.ts';
import { openWorld, type WorldOptions } from './open-world.ts';

interface PartOptions extends WorldOptions {
  address?: string;
  language?: 'en' | 'pt';
}

/** Renders a part of the portal with its running features and a gateway that answers from a table. */
export async function openPart(part: ReactNode, { address = '/', language = 'en', ...options }: PartOptions) {
  const world = openWorld(options);
  const texts = createTexts(world.dependencies.brand, language, {});
  await texts.load(['common', 'lists', ...options.features.flatMap(({ name, texts: others = [] }) => [name, ...others])]);
  const history = createMemoryHistory({ initialEntries: [address], v5Compat: true });
  const screen = await render(
    <Provider store={world.store}>
      <I18nextProvider i18n={texts.i18n}>
        <BrandProvider brand={world.dependencies.brand}>
          <PortsContext value={world.dependencies}>
            <HistoryRouter history={history}>{part}</HistoryRouter>
          </PortsContext>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  return { ...world, screen, go: (to: string) => history.push(to), search: () => history.location.search };
}
