import { shapes } from '@livery/contract/shapes';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';

/** The stored part of a merchant's settings. The rest of the answer comes from the merchant and its status. */
const Site = Type.Pick(shapes.siteSettings.value, [
  'customerService',
  'domainRoute',
  'mainDomain',
  'analyticsId',
  'resources',
  'imageHosts',
  'gameHosts',
]);

export type Site = Static<typeof Site>;

const site = Compile(Site);

export function isSite(value: unknown): value is Site {
  return site.Check(value);
}
