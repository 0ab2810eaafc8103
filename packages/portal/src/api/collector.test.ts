import { afterEach, expect, test, vi } from 'vitest';
import { sendPageView, type PageView } from './collector.ts';

const view: PageView = {
  siteId: '7',
  visitor: '0123456789abcdef',
  name: 'promotions',
  url: 'https://acme.example/promotions/:promotion',
  language: 'pt',
  referrer: null,
};

afterEach(() => void vi.unstubAllGlobals());

test('a page view carries what the Tracking HTTP API requires, without a cookie or referrer', async () => {
  const asked = vi.fn<typeof fetch>(async () => new Response());
  vi.stubGlobal('fetch', asked);
  await sendPageView('https://stats.example/matomo.php', view);
  await sendPageView('https://stats.example/matomo.php', { ...view, referrer: 'https://search.example' });
  const [first, second] = asked.mock.calls.map(([address, request]) => ({ address, ...request }));
  const { address, body, ...how } = first ?? {};
  expect(address).toBe('https://stats.example/matomo.php');
  expect(how).toEqual({ method: 'POST', mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true });
  expect(Object.fromEntries(body as URLSearchParams)).toEqual({
    idsite: '7',
    rec: '1',
    apiv: '1',
    send_image: '0',
    action_name: 'promotions',
    url: 'https://acme.example/promotions/:promotion',
    _id: '0123456789abcdef',
    lang: 'pt',
  });
  expect(new URLSearchParams(second?.body as URLSearchParams).get('urlref')).toBe('https://search.example');
});

test('a failed delivery goes unreported', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(sendPageView('https://stats.example/matomo.php', view)).resolves.toBeUndefined();
});
