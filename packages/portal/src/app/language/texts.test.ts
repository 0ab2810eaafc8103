import { expect, it } from 'vitest';
import { aBrand } from '#testing/test-world.ts';
import { createTexts } from './texts.ts';

const open = () => createTexts(aBrand(), 'pt', {});
const ownTexts = { home: { hero: { action: 'Own words' } } };

it('switches to a prepared language, with the brand’s own texts over the catalogue', async () => {
  const texts = open();
  await texts.load(['home']);
  await texts.prepare('en', async () => ownTexts);
  expect(texts.i18n.t('home:hero.action')).toBe('Ver jogos em alta');
  texts.speak('en');
  expect([texts.i18n.t('home:hero.action'), texts.i18n.t('home:wins.label')]).toEqual(['Own words', 'Top wins']);
});

it('fetches the brand’s own texts of a language once', async () => {
  const texts = open();
  let asked = 0;
  const fetchOwn = async () => {
    asked += 1;
    return ownTexts;
  };
  for (const language of ['en', 'pt', 'en']) {
    await texts.prepare(language, fetchOwn);
    texts.speak(language);
  }
  expect(asked).toBe(1);
});

it('prepares nothing without the brand’s own texts, and fetches them again', async () => {
  const texts = open();
  await expect(texts.prepare('en', () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  await texts.load(['home']);
  await texts.prepare('en', async () => ownTexts);
  texts.speak('en');
  expect(texts.i18n.t('home:hero.action')).toBe('Own words');
});

it('includes texts loaded while a language was being prepared, before or after the switch', async () => {
  const texts = open();
  const prepared = texts.prepare('en', async () => ({}));
  await texts.load(['home']);
  await prepared;
  const loaded = texts.load(['lobby']);
  texts.speak('en');
  await loaded;
  expect([texts.i18n.t('home:wins.label'), texts.i18n.t('lobby:menu.HOME')]).toEqual(['Top wins', 'Lobby']);
});

it('updates a text already read to its new wording, and to the new language', async () => {
  const texts = open();
  await texts.load(['home']);
  await texts.prepare('en', async () => ({}));
  const say = (language: string) => texts.i18n.getFixedT(language, 'home')('hero.action');
  expect([say('pt'), say('en'), say('pt')]).toEqual(['Ver jogos em alta', say('en'), 'Ver jogos em alta']);
  expect(say('en')).not.toBe(say('pt'));
  texts.override(ownTexts);
  expect([say('pt'), say('en')]).toEqual(['Own words', expect.not.stringMatching('Own words')]);
});

it('looks a text up again that was read before it was loaded', async () => {
  const texts = open();
  const t = texts.i18n.getFixedT('pt', 'home');
  expect(t('hero.action')).toBe('hero.action');
  await texts.load(['home']);
  expect(t('hero.action')).toBe('Ver jogos em alta');
  expect(t('hero.action', { defaultValue: 'unused' })).toBe('Ver jogos em alta');
});
