import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import common from '#app/language/common.en.json' with { type: 'json' };
import { createLatePart } from './late-part.ts';
import { Late } from './Late.tsx';

const texts = createInstance();
void texts.use(initReactI18next).init({ lng: 'en', defaultNS: 'common', resources: { en: { common } }, initAsync: false });

// React logs the error to the console.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

function Part({ word }: { word: string }) {
  if (word === 'broken') throw new Error('broken');
  return <p>{word}</p>;
}

const mount = (fetchPart: () => Promise<string>, { broken }: { broken?: null } = {}) =>
  render(
    <I18nextProvider i18n={texts}>
      <p>outside</p>
      <Late part={createLatePart(fetchPart)} fallback={<p>coming</p>} {...(broken === undefined ? {} : { broken })}>
        {(word) => <Part word={word} />}
      </Late>
    </I18nextProvider>,
  );

test('a part that failed to load is fetched again with a press', async () => {
  let tries = 0;
  const screen = await mount(() => (tries++ === 0 ? Promise.reject(new Error('lost')) : Promise.resolve('here')));
  await expect.element(screen.getByRole('alert').getByText(common.errors.CHUNK_FAILED)).toBeVisible();
  await screen.getByRole('button', { name: common.actions.retry }).click();
  await expect.element(screen.getByText('here')).toBeVisible();
});

test.each([
  ['that does not load', () => Promise.reject(new Error('lost'))],
  ['that breaks when it is rendered', () => Promise.resolve('broken')],
])('a part %s leaves nothing behind if it has no placeholder', async (_name, fetchPart) => {
  const screen = await mount(fetchPart, { broken: null });
  await expect.element(screen.getByText('coming')).not.toBeInTheDocument();
  expect(screen.container.textContent).toBe('outside');
});
