import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useNamesPage, usePageName } from './page-name.ts';

function Title() {
  return <output>{usePageName() ?? 'of the page'}</output>;
}

function Thing({ name }: { name: string | null }) {
  useNamesPage(name);
  return null;
}

test('a page is titled after its content while that is shown', async () => {
  const rendering = (thing: string | null | undefined) => (
    <>
      <Title />
      {thing !== undefined && <Thing name={thing} />}
    </>
  );
  const screen = await render(rendering(null));
  const title = screen.getByRole('status');
  await expect.element(title).toHaveTextContent('of the page');
  await screen.rerender(rendering('Daily warm-up'));
  await expect.element(title).toHaveTextContent('Daily warm-up');
  await screen.rerender(rendering(undefined));
  await expect.element(title).toHaveTextContent('of the page');
});
