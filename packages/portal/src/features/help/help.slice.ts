import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { HelpArticle } from '@livery/contract/shapes';
import { idle, loadableCases, type Loadable } from '#shared/reads/loadable.ts';
import type { RootState } from '#shared/store/store.ts';

interface HelpState {
  articles: Loadable<HelpArticle[]>;
}

const initialState: HelpState = { articles: idle };
const articles = loadableCases<'articles', HelpArticle[]>('articles');

export const helpSlice = createSlice({
  name: 'help',
  initialState,
  reducers: { helpRequested: articles.requested, helpLoaded: articles.loaded, helpFailed: articles.failed },
});

export const { helpRequested, helpLoaded, helpFailed } = helpSlice.actions;

export const selectHelp = (state: RootState) => state.help.articles;

declare module '#shared/store/store.ts' {
  interface RootState extends WithSlice<typeof helpSlice> {}
}
