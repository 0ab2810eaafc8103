import type { HelpArticle } from '@livery/contract/shapes';
import { expect, it } from 'vitest';
import { languageChanged } from '#shared/store/events.ts';
import { createAppStore } from '#shared/store/store.ts';
import { settled } from '#testing/test-world.ts';
import { makeHelpSaga } from './help.saga.ts';
import { helpRequested, helpSlice, selectHelp } from './help.slice.ts';

const article = (title: string): HelpArticle => ({ id: 'term', group: 'rules', title, content: '', version: null, validFrom: null });

it('reads the help in the language of the page, and again in the next', async () => {
  const asked: string[] = [];
  const store = createAppStore();
  store.inject(helpSlice);
  store.dispatch(helpRequested());
  store.run(
    'help',
    makeHelpSaga({
      getArticles: async (language) => {
        asked.push(language);
        return [article(language)];
      },
    }),
  );
  await settled();
  const [first] = asked;
  store.dispatch(languageChanged('en'));
  await settled();
  expect(asked).toEqual([first, 'en']);
  expect(selectHelp(store.getState()).value).toEqual([article('en')]);
});
