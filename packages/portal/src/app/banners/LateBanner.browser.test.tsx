import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Banner } from '@livery/contract/shapes';
import { announcementsLoaded, announcementsSlice } from '#features/announcements/announcements.slice.ts';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { createAppStore } from '#shared/store/store.ts';
import { aBrand } from '#testing/test-world.ts';
import { renderBanner } from './LateBanner.tsx';

const banner = (id: number): Banner => ({
  id,
  groupName: 'w_login',
  title: `Banner ${id}`,
  text: 'Welcome',
  imageUrl: '/art/banner/1.svg',
  linkage: { type: 'none', target: '' },
});

test('reserves space for banners until their code arrives', async () => {
  const store = createAppStore();
  store.inject(announcementsSlice);
  store.dispatch(announcementsLoaded({ banners: [banner(1), banner(2)], promotion: [], player: [], popup: [] }));
  const screen = await render(
    <Provider store={store}>
      <MemoryRouter>
        <BrandProvider brand={aBrand()}>
          {renderBanner({ group: 'w_login' })}
          <p>Below</p>
        </BrandProvider>
      </MemoryRouter>
    </Provider>,
  );
  const top = () => screen.getByText('Below').element().getBoundingClientRect().top;
  const before = top();
  expect(screen.getByRole('list').query()).toBeNull();
  await expect.element(screen.getByRole('list')).toBeVisible();
  expect(top()).toBe(before);
});
