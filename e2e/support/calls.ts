import { headers, routes } from '@livery/contract/routes';
import type { BodyOf, ServedRoute, ValueOf } from '@livery/contract/shapes';
import type { Page, Request } from '@playwright/test';
import { address, deployed } from './address.ts';

type Query = Record<string, string>;

function isCall(request: Request, name: ServedRoute): boolean {
  return request.method() === routes[name].method && new URL(request.url()).pathname === routes[name].path;
}

export function queryOf(request: Request): Query {
  return Object.fromEntries(new URL(request.url()).searchParams);
}

/** The calls of one route that the page sends from now on. */
export function recordCalls(page: Page, name: ServedRoute): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (isCall(request, name)) calls.push(request);
  });
  return calls;
}

export function nextCall(page: Page, name: ServedRoute, matches: (query: Query) => boolean = () => true): Promise<Request> {
  return page.waitForRequest((request) => isCall(request, name) && matches(queryOf(request)));
}

/** The value of the next answer to a call. */
export async function nextValue<Name extends ServedRoute>(
  page: Page,
  name: Name,
  matches: (query: Query) => boolean = () => true,
): Promise<ValueOf<Name>> {
  const response = await page.waitForResponse((answer) => isCall(answer.request(), name) && matches(queryOf(answer.request())));
  return ((await response.json()) as { value: ValueOf<Name> }).value;
}

/** Changes the gateway's answers, for data that the seed does not have. */
export async function changeAnswer<Name extends ServedRoute>(
  page: Page,
  name: Name,
  change: (value: ValueOf<Name>, query: Query) => ValueOf<Name>,
): Promise<void> {
  await page.route(
    (url) => url.pathname === routes[name].path,
    async (route) => {
      if (!isCall(route.request(), name)) return route.fallback();
      const url = new URL(route.request().url());
      // Node sends this and does not resolve `*.localhost`. The header names the merchant.
      const response = await route.fetch(deployed === undefined ? { url: `${address(null)}${url.pathname}${url.search}` } : {});
      const envelope = (await response.json()) as { value: ValueOf<Name> };
      await route.fulfill({ response, json: { ...envelope, value: change(envelope.value, queryOf(route.request())) } });
    },
  );
}

/** Holds the answers to a call until the returned function is called. */
export async function holdAnswers(page: Page, name: ServedRoute): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(
    (url) => url.pathname === routes[name].path,
    async (route) => {
      await promise;
      await route.fallback();
    },
  );
  return () => resolve(undefined);
}

/** Sends a call as the page's member, to prepare data that a test needs. */
export async function callAsMember<Name extends ServedRoute>(page: Page, name: Name, body: BodyOf<Name>): Promise<void> {
  const { method, path } = routes[name];
  const status = await page.evaluate(
    async ({ verb, address, data, names }) => {
      const request: RequestInit = {
        method: verb,
        headers: {
          'Content-Type': 'application/json',
          [names.merchant]: sessionStorage.getItem('livery.merchant') ?? '',
          [names.authorization]: `Bearer ${sessionStorage.getItem('livery.token') ?? ''}`,
        },
        body: data,
      };
      return (await fetch(address, request)).status;
    },
    { verb: method, address: path, data: JSON.stringify(body), names: headers },
  );
  if (status !== 200) throw new Error(`${name} answered ${status}`);
}
