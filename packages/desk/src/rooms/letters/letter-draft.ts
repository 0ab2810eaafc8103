import type { LetterOrder } from '@livery/contract/control/shapes';
import { lettersTexts as texts } from './letters.texts.ts';

/** The content of the form. */
export interface LetterDraft {
  readonly to: 'one' | 'all';
  readonly account: string;
  readonly topic: LetterOrder['topic'];
  readonly titleEn: string;
  readonly titlePt: string;
  readonly bodyEn: string;
  readonly bodyPt: string;
  readonly link: string;
}

/** The errors of a draft, by field. */
export function letterProblems(draft: LetterDraft): Partial<Record<keyof LetterDraft, string>> {
  const wanted = ['titleEn', 'titlePt', 'bodyEn', 'bodyPt', ...(draft.to === 'one' ? (['account'] as const) : [])] as const;
  const missing = wanted.filter((name) => draft[name].trim() === '').map((name) => [name, texts.missing]);
  const link = draft.link.trim();
  const isWrong = link !== '' && !/^\/[A-Za-z0-9][A-Za-z0-9/?=&_-]*$/.test(link);
  return Object.fromEntries([...missing, ...(isWrong ? [['link', texts.wrongLink]] : [])]);
}

export function orderOf({ to, account, topic, titleEn, titlePt, bodyEn, bodyPt, link }: LetterDraft): LetterOrder {
  return {
    ...(to === 'one' ? { account: account.trim() } : {}),
    topic,
    title: { en: titleEn.trim(), pt: titlePt.trim() },
    body: { en: bodyEn.trim(), pt: bodyPt.trim() },
    ...(link.trim() === '' ? {} : { link: link.trim() }),
  };
}
