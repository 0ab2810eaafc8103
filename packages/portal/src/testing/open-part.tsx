import type { UnknownAction } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { render } from 'vitest-browser-react';
import type { ServedRoute } from '@livery/contract/shapes';
import { ApiFailure, type FailureCode } from '#api/api-failure.ts';
import type { ApiClient } from '#api/client.ts';
import { BrandProvider } from '#shared/pages/brand.tsx';
import type { Dependencies, Feature } from '#shared/ports/feature.ts';
import { PortsContext } from '#shared/ports/ports.ts';
import { createAppStore } from '#shared/store/store.ts';
import { createTexts } from '../app/language/texts.ts';
import { aBrand, memoryCookies, memoryStore, memoryTabs, quietPage, recordedNavigation } from './test-world.ts';

export interface Call {
  name: ServedRoute;
  query: Record<string, unknown>;
  body: unknown;
}

/** What the gateway answers: by the name of a call, a value, what it refuses with, or what makes one of the two. */
export type Answers = Partial<Record<ServedRoute, unknown>>;

export const refusedWith = (code: FailureCode, status = 503) => new ApiFailure({ code, status, requestId: null });

/** A client that answers from a table, and keeps what it was asked. What the table lacks is unavailable. */
export function tableClient(answers: Answers): ApiClient & { calls: Call[] } {
  const calls: Call[] = [];
  return {
    calls,
    async call(name, _guard, input = {}) {
      const asked: Call = { name, query: (input.query ?? {}) as Call['query'], body: input.body };
      calls.push(asked);
      const row: unknown = answers[name] ?? refusedWith('UNAVAILABLE');
      const answer: unknown = typeof row === 'function' ? await (row as (asked: Call) => unknown)(asked) : row;
      if (answer instanceof ApiFailure) throw answer;
      return answer as never;
    },
  };
}

interface OpenOptions {
  features: readonly Feature[];
  answers: Answers;
  address?: string;
  now?: string;
  /** What happened before. */
  after?: readonly UnknownAction[];
}

/** Draws a part of the portal with its features, as they run, before a gateway that answers from a table. */
export async function openPart(part: ReactNode, { features, answers, address = '/', now, after = [] }: OpenOptions) {
  const client = tableClient(answers);
  const clock = { now: () => (now === undefined ? Date.now() : Date.parse(now)) };
  const dependencies: Dependencies = {
    client,
    clock,
    confirmIdentity: async () => false,
    brand: aBrand(),
    tabStorage: memoryStore(),
    deviceStorage: memoryStore(),
    navigation: recordedNavigation(),
    cookies: memoryCookies(),
    page: quietPage(),
    tabs: memoryTabs(),
  };
  const store = createAppStore();
  const texts = createTexts(dependencies.brand, 'en', {});
  await texts.load(['common', 'lists', ...features.flatMap(({ name, texts: others = [] }) => [name, ...others])]);
  for (const { slice } of features) if (slice !== undefined) store.inject(slice);
  for (const { name, makeSaga } of features) if (makeSaga !== undefined) store.run(name, makeSaga(dependencies));
  for (const action of after) store.dispatch(action);
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [address] });
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={texts.i18n}>
        <BrandProvider brand={dependencies.brand}>
          <PortsContext value={dependencies}>
            <RouterProvider router={router} />
          </PortsContext>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  return { screen, store, client, router, go: (to: string) => router.navigate(to), search: () => router.state.location.search };
}
