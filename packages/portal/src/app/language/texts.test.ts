import { afterEach, describe, expect, it, vi } from 'vitest';
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

describe('a language outside the compiled portal', () => {
  const address = '/assets/language-es-*-0123456789.json';
  const files: Record<string, object> = {
    first: { home: { hero: { action: 'Ver juegos' } }, common: { notFound: { title: 'No está' } } },
    help: { title: 'Ayuda' },
  };
  /** Answers the files of a site, and lists the addresses that were asked for. A new site has a new hash. */
  const openSite = (hash: string) => {
    const site = { asked: [] as string[], isDown: false };
    vi.stubGlobal('fetch', async (url: string) => {
      site.asked.push(url);
      const [, part = ''] = /language-es-([\w-]+)-/.exec(url) ?? [];
      if (site.isDown) throw new TypeError('Failed to fetch');
      return part in files ? Response.json(files[part]) : new Response('', { status: 404 });
    });
    return { site, texts: createTexts(aBrand(), 'es', {}, { es: address.replace('0123456789', hash) }) };
  };
  afterEach(() => vi.unstubAllGlobals());

  it('is fetched from the site: one file for all of the first screen, and one for each other namespace', async () => {
    const { site, texts } = openSite('aaaaaaaaaa');
    await texts.load(['common', 'home', 'help', 'a-feature-without-texts']);
    expect([texts.i18n.t('home:hero.action'), texts.i18n.t('help:title')]).toEqual(['Ver juegos', 'Ayuda']);
    expect(site.asked.toSorted()).toEqual(['first', 'help'].map((part) => `/assets/language-es-${part}-aaaaaaaaaa.json`));
  });

  it('is what a page switches to', async () => {
    const { site } = openSite('bbbbbbbbbb');
    const texts = createTexts(aBrand(), 'pt', {}, { es: address.replace('0123456789', 'bbbbbbbbbb') });
    await texts.load(['home']);
    expect(site.asked).toEqual([]);
    await texts.prepare('es', async () => ({}));
    texts.speak('es');
    expect(texts.i18n.t('home:hero.action')).toBe('Ver juegos');
  });

  it('is fetched again after a failure', async () => {
    const { site, texts } = openSite('cccccccccc');
    site.isDown = true;
    await expect(texts.load(['help'])).rejects.toThrow('Failed to fetch');
    site.isDown = false;
    await texts.load(['help']);
    expect(texts.i18n.t('help:title')).toBe('Ayuda');
  });
});
