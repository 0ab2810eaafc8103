import { useState } from 'react';
import { expect, test } from 'vitest';
import { languageChanged } from '#shared/store/events.ts';
import { openPart } from '#testing/open-part.tsx';
import { refusedWith, type Answers, type Call } from '#testing/table-client.ts';
import { declareRead } from './declare-read.ts';
import { Loaded } from './Loaded.tsx';
import { useRead } from './use-read.ts';

const letters = declareRead('letters', () => true, { language: 'language' });

function Letters() {
  const [query, setQuery] = useState<{ after?: string; state?: 'read' } | null>({});
  const view = useRead(letters, query === null ? null : { limit: 2, ...query });
  return (
    <>
      <button onClick={() => setQuery({ after: 'two' })}>Next page</button>
      <button onClick={() => setQuery({ state: 'read' })}>Filter</button>
      <button onClick={() => setQuery(null)}>Nothing</button>
      <p>{view.isFormer ? 'former' : view.status}</p>
      <Loaded of={view} onRetry={view.retry} skeleton={<p>Skeleton</p>}>
        {({ items }) => <p>{JSON.stringify(items)}</p>}
      </Loaded>
    </>
  );
}

/** A gateway that answers on the test's command. */
async function open() {
  const waiting: { call: Call; answer: (value: unknown) => void }[] = [];
  const answers: Answers = { letters: (call: Call) => new Promise((resolve) => waiting.push({ call, answer: resolve })) };
  const world = await openPart(<Letters />, { features: [], answers });
  const answerNext = async (value: unknown) => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    waiting.shift()?.answer(value);
  };
  return { ...world, waiting, answerNext, press: (name: string) => world.screen.getByRole('button', { name }).click() };
}

test('the next page keeps the current rows until it loads, and another filter does not', async () => {
  const { screen, answerNext, press } = await open();
  await answerNext({ items: ['one'] });
  await expect.element(screen.getByText('["one"]')).toBeVisible();
  await press('Next page');
  await expect.element(screen.getByText('former')).toBeVisible();
  expect(screen.getByText('["one"]').elements()).toHaveLength(1);
  await answerNext({ items: ['two'] });
  await expect.element(screen.getByText('["two"]')).toBeVisible();
  await press('Filter');
  await expect.element(screen.getByText('Skeleton')).toBeVisible();
  expect(screen.getByText('["two"]').elements()).toEqual([]);
});

test('a page that fails to load shows an error in place of the old rows, and loads on retry', async () => {
  const { screen, answerNext, press } = await open();
  await answerNext({ items: ['one'] });
  await expect.element(screen.getByText('["one"]')).toBeVisible();
  await press('Next page');
  await answerNext(refusedWith('UNAVAILABLE'));
  await expect.element(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByText('["one"]').elements()).toEqual([]);
  await press('Try again');
  await answerNext({ items: ['two'] });
  await expect.element(screen.getByText('["two"]')).toBeVisible();
});

test('another language is requested at once, and a late answer in the old one changes nothing', async () => {
  const { screen, store, waiting, answerNext } = await open();
  await expect.poll(() => waiting.length).toBe(1);
  store.dispatch(languageChanged('en'));
  await expect.poll(() => waiting.map(({ call }) => call.query['language'])).toEqual(['pt', 'en']);
  const late = waiting.shift();
  await answerNext({ items: ['English'] });
  late?.answer({ items: ['Português'] });
  await expect.element(screen.getByText('["English"]')).toBeVisible();
  await expect.poll(() => late?.call.signal?.aborted).toBe(true);
});

test('a request that is no longer needed is aborted', async () => {
  const { waiting, press, store } = await open();
  await expect.poll(() => waiting.length).toBe(1);
  await press('Nothing');
  await expect.poll(() => waiting[0]?.call.signal?.aborted).toBe(true);
  expect(store.getState().reads.entries).toEqual({});
});
