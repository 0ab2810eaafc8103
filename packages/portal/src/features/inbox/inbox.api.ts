import type { BodyOf, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/inbox.gen.js';

export type LetterPage = ValueOf<'letters'>;
export type LetterHead = LetterPage['items'][number];
export type Letter = ValueOf<'letter'>;
/** Messages by id, or all up to one. */
export type LetterChoice = BodyOf<'readLetters'>;

export interface InboxApi {
  postRead(choice: LetterChoice): Promise<ValueOf<'readLetters'>>;
  postRemoval(choice: LetterChoice): Promise<ValueOf<'removeLetters'>>;
}

export function makeInboxApi(client: ApiClient): InboxApi {
  return {
    postRead: (body) => client.call('readLetters', guards.readLetters, { body }),
    postRemoval: (body) => client.call('removeLetters', guards.removeLetters, { body }),
  };
}
