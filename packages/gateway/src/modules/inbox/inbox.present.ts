import type { ValueOf } from '@livery/contract/shapes';
import { inLanguage } from '#base/texts.ts';
import type { LetterRow } from './inbox.repo.ts';

const excerptLength = 140;

export function presentLetterHead(row: LetterRow, language: string): ValueOf<'letters'>['items'][number] {
  const line = inLanguage(row.bodies, language).replaceAll(/\s+/g, ' ').trim();
  const excerpt = line.length <= excerptLength ? line : `${line.slice(0, line.lastIndexOf(' ', excerptLength))}…`;
  return { ...headOf(row, language), excerpt };
}

export function presentLetter(row: LetterRow, language: string): ValueOf<'letter'> {
  return { ...headOf(row, language), body: inLanguage(row.bodies, language), link: row.link };
}

function headOf({ id, topic, titles, sent_at, read_at }: LetterRow, language: string) {
  return { id: String(id), topic, title: inLanguage(titles, language), sentAt: sent_at.toISOString(), isRead: read_at !== null };
}
