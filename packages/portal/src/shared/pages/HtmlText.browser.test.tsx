import { pageNames } from '@livery/brand/public-brand';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { HtmlText } from './HtmlText.tsx';

/** The function that a payload would call, and where its result would show. */
interface Trap {
  ran?: string[];
}
const trap = window as Trap;
const call = 'window.ran=[].concat(window.ran||[],location.href)';
const encoded = [...call].map((character) => `&#${character.codePointAt(0)};`).join('');

/** Ways to run a script from markup, by kind, from public cheat sheets. */
const corpus = [
  `<script>${call}</script>`,
  `<ScRiPt src="data:text/javascript,${call}"></sCrIpT>`,
  `<scr<script>ipt>${call}</scr</script>ipt>`,
  `<img src=x onerror="${call}">`,
  `<img src=x:alert onerror=eval(src) alt="${call}">`,
  `<img/src="x"/onerror="${call}"/>`,
  `<img src=x onerror=${encoded}>`,
  `<IMG """><SCRIPT>${call}</SCRIPT>">`,
  `<svg onload="${call}">`,
  `<svg><script>${call}</script></svg>`,
  `<svg><animate onbegin="${call}" attributeName=x dur=1s></svg>`,
  `<svg><a xlink:href="javascript:${call}"><text x=20 y=20>x</text></a></svg>`,
  `<svg><set attributeName=href to="javascript:${call}" begin=0s></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.${call}</script>"></iframe></foreignObject></svg>`,
  `<svg><style><img src=x onerror="${call}"></style></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${encoded}&gt;">`,
  `<math><mi//xlink:href="data:x,<script>${call}</script>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror="${call}">`,
  `<iframe src="javascript:parent.${call}"></iframe>`,
  `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  `<object data="data:text/html,<script>${call}</script>"></object>`,
  `<embed src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${call}'/>">`,
  `<body onload="${call}">`,
  `<details open ontoggle="${call}"><summary>x</summary></details>`,
  `<video><source onerror="${call}"></video>`,
  `<video src=x onerror="${call}"></video>`,
  `<audio src=x onerror="${call}">`,
  `<input autofocus onfocus="${call}">`,
  `<select autofocus onfocus="${call}"><option>x</select>`,
  `<textarea autofocus onfocus="${call}"></textarea>`,
  `<button popovertarget=x onclick="${call}">x</button><div id=x popover onbeforetoggle="${call}">x</div>`,
  `<marquee onstart="${call}">x</marquee>`,
  `<a href="javascript:${call}" autofocus>x</a>`,
  `<a href=" &#14;  javascript:${call}">x</a>`,
  `<a href="jav&#x09;ascript:${call}">x</a>`,
  `<a href="java\u0000script:${call}">x</a>`,
  `<a href="data:text/html,<script>${call}</script>">x</a>`,
  `<a href="vbscript:${call}">x</a>`,
  `<a href="//elsewhere.example">x</a>`,
  `<a href="/\\elsewhere.example">x</a>`,
  `<form action="javascript:${call}"><input type=submit></form>`,
  `<button formaction="javascript:${call}">x</button>`,
  `<base href="javascript:/a/-${call}//">`,
  `<link rel=stylesheet href="data:text/css,*{color:red}">`,
  `<style>@import 'data:text/css,*{display:none}';</style>`,
  `<p style="background:url(javascript:${call})">x</p>`,
  `<meta http-equiv=refresh content="0;url=javascript:${call}">`,
  `<noscript><p title="</noscript><img src=x onerror=${encoded}>">`,
  `<template><script>${call}</script></template>`,
  `<xmp><p title="</xmp><img src=x onerror=${encoded}>">`,
  `<isindex type=image src=1 onerror="${call}">`,
  `<b id=getElementById>x</b><form id=attributes><input name=attributes></form>`,
  `<!--[if gte IE 4]><script>${call}</script><![endif]-->`,
  `<![CDATA[<script>${call}</script>]]>`,
  `<x onclick="${call}" tabindex=1 id=x autofocus onfocus="${call}">x`,
  `<p onpointerover="${call}" onanimationstart="${call}">x</p>`,
];

const violations: string[] = [];

/** The script part of every page's CSP, applied to the test's page from here on. */
beforeAll(() => {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `script-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'; trusted-types dompurify ${pageNames.workerPolicy}`;
  document.head.append(policy);
  // The CSP blocks event handlers while the markup is parsed for sanitizing, as intended.
  document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
    if (violatedDirective.includes('trusted-types')) violations.push(violatedDirective);
  });
});

afterEach(() => {
  delete trap.ran;
});

test('the page accepts no unsanitized markup', async () => {
  expect(() => (document.createElement('p').innerHTML = '<b>words</b>')).toThrow(TypeError);
  await expect.poll(() => violations.splice(0)).toEqual(['require-trusted-types-for']);
});

test('runs nothing in a notice’s markup, and keeps its words and links to allowed places', async () => {
  const markers = corpus.map((payload, index) => `${payload}<p>words ${index}</p>`);
  const screen = await render(
    <MemoryRouter>
      {markers.map((html) => (
        <HtmlText key={html} html={html} />
      ))}
      <HtmlText html='<p>Read <a href="https://news.example/a">this</a>, <a href="/promotions">that</a> and <strong>more</strong></p>' />
    </MemoryRouter>,
  );
  await expect.element(screen.getByRole('link', { name: 'that' })).toHaveAttribute('href', '/promotions');
  await expect.element(screen.getByRole('link', { name: 'this' })).toHaveAttribute('rel', 'noopener noreferrer');
  // Delivers the event to its waiters.
  for (const element of screen.container.querySelectorAll('*')) {
    for (const type of ['click', 'focus', 'error', 'load', 'toggle', 'pointerover']) element.dispatchEvent(new Event(type));
  }
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([trap.ran, violations]).toEqual([undefined, []]);
  const left = [...screen.container.querySelectorAll('*')];
  expect(
    left.filter(({ localName }) => /^(?:script|style|iframe|object|embed|svg|math|form|input|img|link|meta|base)$/.test(localName)),
  ).toEqual([]);
  const attributes = left.flatMap((element) => [...element.attributes].map(({ name, value }) => `${name}=${value}`));
  expect(attributes.filter((attribute) => /^(?:on|style|id)|javascript|data:|elsewhere/i.test(attribute))).toEqual([]);
});

function Here() {
  const { pathname, hash } = useLocation();
  return <output>{pathname + hash}</output>;
}

async function mount(props: Partial<Parameters<typeof HtmlText>[0]> = {}) {
  const html =
    '<a href="/member/withdraw"><b>own</b></a> <a href="#term">place</a> <a href="https://news.example/">news</a> <a href="mailto:a@b.example">mail</a>';
  return render(
    <MemoryRouter basename="/en" initialEntries={['/en/help']}>
      <HtmlText html={html} {...props} />
      <Here />
    </MemoryRouter>,
  );
}

test('follows links within the site in its language, without a reload', async () => {
  const onFollow = vi.fn();
  const screen = await mount({ onFollow });
  await expect.element(screen.getByRole('link', { name: 'own' })).toHaveAttribute('href', '/en/member/withdraw');
  await screen.getByRole('link', { name: 'place' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('/help#term');
  await screen.getByText('own').click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('/member/withdraw');
  expect(onFollow).toHaveBeenCalledTimes(2);
  for (const [name, target] of [
    ['own', null],
    ['news', '_blank'],
    ['mail', null],
  ] as const)
    expect(screen.getByRole('link', { name }).element().getAttribute('target')).toBe(target);
});

/** Whether a press on a link is left to the browser. The test then cancels it. */
function isLeftToBrowser(link: Element): boolean {
  let isLeft = false;
  window.addEventListener('click', (event) => ((isLeft = !event.defaultPrevented), event.preventDefault()), { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return isLeft;
}

test('opens links within the site in another tab when the page must be kept', async () => {
  const screen = await mount({ keepsPage: true });
  const link = screen.getByRole('link', { name: 'own' });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('href', '/en/member/withdraw');
  expect(isLeftToBrowser(link.element())).toBe(true);
  await expect.element(screen.getByRole('status')).toHaveTextContent('/help');
});

test('passes no address to the router that could lead elsewhere, and no attribute that the site reads', async () => {
  const html = '<a href="/..//elsewhere.example" data-window="1x1" data-opens="login">one</a>';
  const screen = await mount({ html });
  const link = screen.getByRole('link', { name: 'one' });
  await expect.element(link).toHaveAttribute('href', '/en/..//elsewhere.example');
  expect(isLeftToBrowser(link.element())).toBe(true);
  expect({ ...(link.element() as HTMLElement).dataset }).toEqual({});
});
