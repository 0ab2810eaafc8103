import { describe, expect, test } from 'vitest';
import { aBrand } from '#testing/test-world.ts';
import { closedPaths, publicPages, renderPage, renderShell, routes } from './server.tsx';

const prerender = (path: string, language = 'pt', brand = aBrand()) => renderPage({ brand, language, path, overrides: {} });

test('renders without a window, and without anything that a strict policy forbids', async () => {
  const { html } = await prerender('/');
  expect(html).toContain('<header');
  expect(html).not.toMatch(/ style=| on\w+="/);
});

test('renders a visitor on the server: sign-up and login, no amount', async () => {
  const { html } = await prerender('/');
  expect(html).toContain('Cadastre-se');
  expect(html).toContain('Entrar');
});

test('uses the language of the address, with the brand’s texts on top', async () => {
  const english = await prerender('/nowhere', 'en');
  expect(english.html).toContain('We can’t find this page');
  expect(english.html).toContain('href="/en/help"');
  expect(english.title).toBe('Page not found · Acme');
  const own = await renderPage({
    brand: aBrand(),
    language: 'pt',
    path: '/nowhere',
    overrides: { common: { notFound: { text: 'Opa' } } },
  });
  expect(own.html).toContain('Opa');
});

test('has help links in the footer to the help centre [footer-01]', async () => {
  const footer = (await prerender('/', 'en')).html.split('<footer')[1] ?? '';
  for (const address of ['/en/help', '/en/help#term']) expect(footer).toContain(`href="${address}"`);
  expect(publicPages.map(({ path }) => path)).toContain('/help');
});

const headingOf = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1];

test.each([
  ['/promotions', 'Promotions'],
  ['/service', 'Customer service'],
  ['/safer-play', 'Safer play'],
  ['/statement', 'Check a statement'],
  ['/agent', '成为代理'],
  ['/service/chat', 'Customer service'],
])('renders %s with its first words, as a visitor sees it before anything is fetched', async (path, words) => {
  expect(headingOf((await prerender(path, 'en')).html)?.toLowerCase()).toContain(words.toLowerCase());
});

test('renders the help centre with the header and without [route-11, route-13]', async () => {
  for (const [path, hasHeader] of [
    ['/help', true],
    ['/helpmc', false],
  ] as const) {
    const { html } = await prerender(path, 'en');
    expect([headingOf(html), html.includes('<header')], path).toEqual(['How can we help?', hasHeader]);
  }
});

test('renders the app-download page [route-15]', async () => {
  expect(headingOf((await prerender('/download', 'en')).html)).toBe('Acme on your phone');
});

test.each([
  ['/live', 'Live [route-21]'],
  ['/fish', 'Fishing [route-22]'],
  ['/rng', 'Slots [route-23]'],
  ['/pvp', 'Poker [route-25]'],
  ['/sports', 'Sports'],
  ['/esports', 'E-sports'],
  ['/lott', 'Lottery'],
  ['/elott', 'Quick lottery'],
])('renders at %s the list of %s', async (path, title) => {
  const name = title.replace(/ \[.*/, '');
  const { html, title: head } = await prerender(path, 'en');
  expect(/<h1[^>]*><span[^>]*>([^<]*)/.exec(html)?.[1]).toBe(name);
  expect(/<a[^>]* role="tab"[^>]*aria-selected="true"[^>]*>/.exec(html)?.[0]).toContain(`href="/en${path}"`);
  expect(head).toBe(`${name} · Acme`);
});

test('renders only the frame of a restricted page, in its layout [route-31]', async () => {
  const { html: frame } = await renderShell({ brand: aBrand(), language: 'pt', overrides: {} });
  expect(frame).toContain('<footer');
  expect(headingOf(frame)).toBeUndefined();
  for (const [path, header, footer] of [
    ['/member', true, true],
    ['/lottery', true, false],
  ] as const) {
    const { html } = await prerender(path);
    expect([html.includes('<header'), html.includes('<footer'), headingOf(html)], path).toEqual([header, footer, undefined]);
  }
  const [withoutHeader, headerOnly] = [(await prerender('/helpmc')).html, (await prerender('/seamless')).html];
  expect([withoutHeader, headerOnly].map((html) => [html.includes('<header'), html.includes('<footer')])).toEqual([
    [false, true],
    [true, false],
  ]);
});

test('prerenders the agent centre’s own frame, the same for every section and without any section in it [route-09]', async () => {
  const { html } = await prerender('/agentHome', 'en');
  expect(html.match(/<header/g)).toHaveLength(1);
  expect(html).not.toContain('<footer');
  expect(html).toContain('Agent centre');
  expect(html).toMatch(/<nav[^>]*aria-label="Agent centre sections"/);
  expect([html.includes('aria-current'), headingOf(html)]).toEqual([false, undefined]);
  expect((await prerender('/agentHome/announcements', 'en')).html).toBe(html);
  expect(Object.fromEntries(routes.map(({ path, document }) => [path, document]))['/agentHome/:section']).toBe('/agentHome');
});

test('prerenders the agents’ landing page without header and footer [route-07]', async () => {
  const { html } = await prerender('/agent');
  expect([html.includes('<header'), html.includes('<footer')]).toEqual([false, false]);
  expect(headingOf(html)).toBe('成为代理，与我们共同成长');
});

test('marks the current page in the navigation, and nothing in a frame', async () => {
  const markedIn = async (path: string) =>
    [...(await prerender(path, 'en')).html.matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(
      ([link]) => /href="([^"]*)"/.exec(link)?.[1],
    );
  for (const path of ['/rng', '/promotions']) expect(new Set(await markedIn(path)), path).toEqual(new Set([`/en${path}`]));
  expect(await markedIn('/member')).toEqual([]);
});

test('serves one of many with the document of all, and members’ pages with the shell', () => {
  const documents = Object.fromEntries(routes.map(({ path, document }) => [path, document]));
  expect(documents).toMatchObject({ '/promotions/:promotion': '/promotions', '/member/:section': '/app', '/favorite': '/app' });
  for (const { document } of routes) expect(['/app', ...publicPages.map(({ path }) => path)]).toContain(document);
});

test('lets search engines index a page once, but no members’ pages and none that mean nothing to visitors', () => {
  const kept = Object.fromEntries(publicPages.map(({ path, keptAs }) => [path, keptAs]));
  expect(kept).toMatchObject({ '/help': '/help', '/helpmc': '/help', '/rng': '/rng', '/agent': '/agent' });
  for (const path of ['/seamless', '/service/chat', '/sign-in/return']) expect(kept[path], path).toBeNull();
  for (const path of ['/seamless', '/service/chat', '/sign-in/return', '/favorite', '/recent', '/member', '/agentHome'])
    expect(closedPaths, path).toContain(path);
  for (const path of ['/', '/rng', '/help', '/promotions']) expect(closedPaths, path).not.toContain(path);
});

test('describes the page of a game', async () => {
  for (const [language, words] of [
    ['en', 'One game'],
    ['pt', 'Um jogo'],
  ] as const)
    expect((await renderPage({ brand: aBrand(), language, path: '/seamless', overrides: {} })).description).toContain(words);
});

test('describes a list of games', async () => {
  expect((await prerender('/rng', 'en')).description).toContain('slots');
});

test('lists the modules that the page needs at once, the gateway’s client last', async () => {
  const { modules } = await prerender('/');
  expect(modules).toEqual(['src/app/pages/home.page.tsx', 'src/app/language/first-texts/pt.ts', 'src/api/client.ts']);
});

test('renders the texts of a page’s form, and lists their file too', async () => {
  const { html, modules } = await prerender('/agent');
  expect(html).toContain('Usuário');
  expect(html).toContain('Esqueceu a senha?');
  expect(modules).toContain('src/shared/forms/forms.pt.json');
});

describe('an address without a page', () => {
  test('is a missing page', async () => {
    expect(headingOf((await prerender('/nowhere')).html)).toBe('Não encontramos esta página');
  });

  test('has a link home if there is no header', async () => {
    const { html } = await prerender('/agent');
    expect(html).not.toContain('<header');
    expect(html).toContain('aria-label="Acme: página inicial"');
  });
});

describe('the footer', () => {
  const brand = aBrand({
    footer: { vendors: ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS'], links: [] },
    license: { number: 'OGL/2025/42', authority: 'Authority', url: null },
    social: { youtube: 'https://youtube.com/acme', telegram: 'https://t.me/acme' },
  });

  test('names the vendors without requesting their pictures', async () => {
    const { html } = await prerender('/', 'pt', brand);
    for (const vendor of brand.footer.vendors) expect(html).toContain(`>${vendor}</span>`);
    expect(html).not.toContain('/art/vendor/');
  });

  test('shows only the networks that the brand lists', async () => {
    const { html } = await prerender('/', 'pt', brand);
    expect(html).toContain('https://youtube.com/acme');
    expect(html).not.toContain('>Facebook<');
  });

  test('shows age mark, licence number and year', async () => {
    const { html } = await prerender('/', 'pt', brand);
    for (const text of ['18+', 'OGL/2025/42', '2025']) expect(html).toContain(text);
  });
});

test('gives an address with its own page a document, but not members’ pages', () => {
  const paths = publicPages.map(({ path }) => path);
  expect(publicPages.filter(({ showsHome }) => showsHome).map(({ path }) => path)).toEqual(['/', '/index', '/home', '/login', '/register']);
  expect(paths).not.toContain('/member');
  expect(paths).toContain('/pointMall');
  expect(paths, 'its frame is not the shell’s').toContain('/agentHome');
  expect(paths).toContain('/promotions');
  expect(paths, 'one of many has no document').not.toContain('/promotions/:promotion');
});

test.each([['pt'], ['pt', 'en'], ['pt', 'en', 'es']])(
  'offers the languages of the brand, here %s %s %s [i18n-03]',
  async (...supported) => {
    const { html } = await prerender('/', 'pt', aBrand({ languages: { default: 'pt', supported } }));
    const offered = [...html.matchAll(/<option value="([a-z]{2})"/g)].map(([, code]) => code);
    // A single language needs no menu.
    expect(offered).toEqual(supported.length === 1 ? [] : supported);
  },
);
