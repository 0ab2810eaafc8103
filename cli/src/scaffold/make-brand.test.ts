import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { refuseCode, refuseName } from './answers.ts';
import { describeLanguages, languageOf } from './new-language.ts';
import { freePortFrom } from '../process/free-port.ts';
import { makeBrand } from '../services/make/new.ts';
import { Project } from '../testing/project.ts';

describe('a new brand', () => {
  it('is made once if five requests use the same code at the same time', async () => {
    using project = new Project();
    const made = await Promise.allSettled(Array.from({ length: 5 }, () => makeBrand(project.root, 'acme', { lang: 'pt' })));
    const outcomes = made.map((each) => (each.status === 'fulfilled' ? each.value.report?.ok : (each.reason as Error).name));
    expect(outcomes.map(String).toSorted()).toEqual(['BrandExists', 'BrandExists', 'BrandExists', 'BrandExists', 'true']);
  });

  it.each(['con', 'prn', 'aux', 'nul', 'com1', 'lpt9'])('may not be called %s, which cannot be a folder on Windows', (code) => {
    const refusal = refuseCode('/nowhere', code);
    expect(refusal?.report).toMatchObject({ name: 'ReservedCode', hint: `Choose another code, such as ${code}-brand.` });
    expect(refuseCode('/nowhere', `${code}-brand`)).toBeNull();
  });

  it.each(['\ud800', 'Ac\udc00me', 'Ac\u001bme', ''])('may not have an empty name or one with broken or control characters: %j', (name) => {
    expect(refuseName(name)?.report.name).toBe('BadName');
  });

  it.each([
    [{ LANG: 'en_GB.UTF-8' }, 'en'],
    [{ LANG: 'en_GB.UTF-8', LC_ALL: 'pt_BR' }, 'pt'],
    [{ LC_ALL: '', LC_MESSAGES: 'en', LANG: 'pt_BR' }, 'en'],
    [{ LANG: 'fi_FI.UTF-8' }, 'pt'],
    [{ LANG: 'C.UTF-8' }, 'pt'],
    [{ LC_ALL: 'POSIX' }, 'pt'],
    [{ LC_ALL: 'en_US_POSIX' }, 'en'],
    [{ LC_ALL: 'fr@EURO' }, 'pt'],
    [{ LC_ALL: 'pt_BR.UTF-8@abnt', LANG: 'en' }, 'pt'],
    [{ LC_ALL: 'en_US.UTF-8:pt' }, 'en'],
    [{ LC_ALL: 'xx_YY' }, 'pt'],
    [{}, 'pt'],
  ])('defaults to the language of the user’s locale if the portal has it: %j', (environment, expected) => {
    expect(languageOf(['en', 'pt'], environment)).toBe(expected);
  });

  it('shows the address of each of its languages', () => {
    expect(describeLanguages(['pt', 'en'])).toBe('Portuguese (pt) at /, English (en) at /en/');
  });
});

it('a site uses the next port if the usual one is taken', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  expect(await freePortFrom(port)).toBeGreaterThan(port);
  await new Promise((resolve) => other.close(resolve));
  expect(await freePortFrom(port)).toBe(port);
});
