import type { ErrorName, ErrorValues } from '../errors/error-table.ts';
import { brandFile } from '@livery/brand/testing/brand-file';

/** The project in which the command lines of docs/errors are run. */
export const sampleProject = {
  'brands/acme/brand.json': brandFile('acme', { theme: { seeds: { primary: '#ff6600' }, modes: ['light'] }, hosts: ['acme.example'] }),
  'brands/acme-bet/brand.json': brandFile('acme-bet'),
  'brands/acme-live/brand.json': brandFile('acme-live'),
  'brands/beta/brand.json': brandFile('beta', { identity: { name: 'Beta', agMark: 18 } }),
  'brands/nova/brand.json': brandFile('nova'),
  'brands/nova/accepted.json': '<<<<<<< HEAD',
  'dist/nova/notes.txt': 'mine',
  'sign-in.json': { ACME: { providers: [{ id: 'club', name: 'Club', clientId: 'livery', clientSecret: 'a1b2c3d4e5f6' }] } },
  'aggregators.json': { arcade: { url: 'https://arcade.example', types: ['RNG'], keys: { ACME: 'secret' } } },
};

/** Example parameters of errors that a test cannot cause, such as a full disk or a silent server. */
export const sampleValues: { [Name in ErrorName]?: ErrorValues<Name> } = {
  AccountRefused: { message: 'ACME has an account maria already.' },
  BaseDoesNotBuild: { why: "Cannot find package 'vite' imported from packages/builder/src/core/compile-core.ts" },
  BundleStale: { case: 'core', code: 'acme' },
  CannotWrite: { case: 'ENOTDIR', place: '/srv/acme/dist' },
  DatabaseBehind: {
    message: 'The database lacks 0002-limits: run `livery database migrate` as the role that owns it, then start again.',
  },
  DatabaseUnusable: {
    case: 'trial',
    message:
      'There is no PostgreSQL for linux-arm to start: set DATABASE_URL to one of yours, or install again with its optional packages.',
  },
  FolderUnservable: { message: 'livery dev cannot serve from /home/me/a#b/.livery/vite: there is a #, % or ? in its path.' },
  GatewayMissing: {},
  GatewaySilent: { origin: 'http://127.0.0.1:4100' },
  GatewayVersionMismatch: { address: 'https://gateway.example/wps/system/whitelabel' },
  MoneyRefused: { message: 'Its state does not allow that, or somebody else was faster: list it again.' },
  NoBrands: { case: 'folder' },
  NoChromium: { case: 'none' },
  NoCommits: {},
  NoControl: { case: 'silent', origin: 'http://127.0.0.1:4100' },
  NoGateway: {
    origin: 'https://registry.example',
    strange:
      'answers /wps/system/status with 404 application/json, {"error":"not found"}: the answer must be an object with success, value and message.',
  },
  NoGoodBrand: { message: 'Every brand is left out: acme, since its files have errors (see: livery check acme).' },
  NoHosts: { codes: ['acme'] },
  NoPlaywright: {},
  PlugAndPlay: {},
  PortBusy: { message: 'Port 4000 is taken by another program.' },
  PortRefused: {},
  SettlementRefused: { case: 'line', line: 4711 },
  ShallowClone: {},
  SiteSilent: { message: 'acme.example did not answer everything within the time limit.' },
  UnknownMerchant: { origin: 'https://gateway.example', status: 404, merchant: 'ACME' },
  UnknownRef: { ref: 'release' },
  UnsupportedHostConfig: { message: '_headers sets X-Frame-Options at /art/*; a host gets only Cache-Control by address.' },
};
