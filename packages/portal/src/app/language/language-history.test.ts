import { describe, expect, it } from 'vitest';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { settled } from '#testing/test-world.ts';
import { createLanguageHistory } from './language-history.ts';

const languages = { default: 'pt', supported: ['pt', 'en', 'es'] };

/** A page at an address. Requested languages wait until the test delivers or fails them. */
function open(path = '/') {
  const history = createMemoryHistory({ initialEntries: [path], v5Compat: true });
  const asked: { language: string; come: () => void; fail: () => void }[] = [];
  const page = { path, spoken: 'pt', chosen: [] as string[], failures: 0 };
  const languageHistory = createLanguageHistory({
    history,
    languages,
    prepare: (language) =>
      new Promise((resolve, reject) => {
        asked.push({ language, come: () => resolve(() => (page.spoken = language)), fail: () => reject(new Error('No chunk')) });
      }),
    onEntry: ({ location }) => (page.path = location.pathname),
    onChosen: (language) => page.chosen.push(language),
    onFailure: () => (page.failures += 1),
  });
  languageHistory.follow();
  const answer = async (language: string, how: 'come' | 'fail') => {
    for (const request of asked.filter((each) => each.language === language)) request[how]();
    await settled();
  };
  return { history, page, answer, choose: languageHistory.choose };
}

describe('choosing a language', () => {
  it('keeps page and address in the old language until the new one has loaded', async () => {
    const { history, page, answer, choose } = open('/help');
    choose('en');
    expect([history.location.pathname, page]).toMatchObject(['/help', { path: '/help', spoken: 'pt', chosen: [] }]);
    await answer('en', 'come');
    expect([history.location.pathname, page]).toMatchObject(['/en/help', { path: '/en/help', spoken: 'en', chosen: ['en'] }]);
  });

  it('applies to the page opened in the meantime', async () => {
    const { history, page, answer, choose } = open();
    choose('en');
    history.push('/promotions?from=menu');
    expect(page).toMatchObject({ path: '/promotions', spoken: 'pt' });
    await answer('en', 'come');
    expect(page).toMatchObject({ path: '/en/promotions', spoken: 'en' });
    expect(history.location).toMatchObject({ pathname: '/en/promotions', search: '?from=menu' });
  });

  it('ends in the one chosen last, in any order of arrival', async () => {
    const { history, page, answer, choose } = open();
    choose('en');
    choose('es');
    await answer('es', 'come');
    await answer('en', 'come');
    expect([history.location.pathname, page]).toMatchObject(['/es/', { spoken: 'es', chosen: ['es'] }]);
  });

  it('shows a message and changes nothing when it does not load', async () => {
    const { history, page, answer, choose } = open('/help');
    choose('en');
    await answer('en', 'fail');
    expect([history.location.pathname, page]).toEqual(['/help', { path: '/help', spoken: 'pt', chosen: [], failures: 1 }]);
  });
});

describe('going back over a language change', () => {
  const openTwo = async () => {
    const world = open('/help');
    world.history.push('/promotions');
    world.choose('en');
    await world.answer('en', 'come');
    world.history.go(-1);
    return world;
  };

  it('switches to the language of the address once it has loaded, and stores no choice', async () => {
    const { history, page, answer } = await openTwo();
    expect(page).toMatchObject({ path: '/en/promotions', spoken: 'en' });
    await answer('pt', 'come');
    expect([history.location.pathname, page]).toMatchObject(['/help', { path: '/help', spoken: 'pt', chosen: ['en'] }]);
  });

  it('ignores that language if the visitor has gone on in the old one', async () => {
    const { history, page, answer } = await openTwo();
    history.push('/en/pointMall');
    await answer('pt', 'come');
    expect([history.location.pathname, page]).toMatchObject(['/en/pointMall', { path: '/en/pointMall', spoken: 'en', failures: 0 }]);
  });

  it('restores the address and shows a message when the language does not load', async () => {
    const { history, page, answer } = await openTwo();
    await answer('pt', 'fail');
    expect([history.location.pathname, page]).toMatchObject(['/en/promotions', { path: '/en/promotions', spoken: 'en', failures: 1 }]);
  });
});
