import { wireConstants } from '@livery/contract/wire-constants';
import type { HelpArticle } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/help.gen.js';

export interface HelpApi {
  getArticles(language: string): Promise<HelpArticle[]>;
}

export function makeHelpApi(client: ApiClient): HelpApi {
  return {
    getArticles: async (lang) =>
      (await client.call('helpCenter', guards.helpCenter, { query: { lang, device: wireConstants.device } })).articles,
  };
}
