import type { MerchantSeed } from '../src/composition/seed.ts';
import type { MerchantProfile } from '../src/tenancy/merchant-profile.ts';

export const testControlSecret = 'the-secret-of-every-test-gateway-0001';

export const testGamesOrigins = { named: 'http://games.localhost:4000', numbered: 'http://localhost:4090' };

const profile: MerchantProfile = {
  identity: { legalName: 'Test Games Ltd.', taxId: '00.000.000/0001-91', address: '1 Test Street', minimumAge: 18 },
  license: { number: 'T 0001', authority: 'Test Authority', url: 'https://license.example' },
  support: { email: 'help@alpha.example', url: null },
  switchedOff: [],
  security: { revealAccounts: false },
  compliance: { jurisdiction: 'none', raffleAuthorisation: '' },
  look: {
    ground: '#f4f4f4',
    surface: '#ffffff',
    line: '#dddddd',
    ink: '#111111',
    inkSoft: '#555555',
    action: '#005fcc',
    onAction: '#ffffff',
    band: '#10203f',
    onBand: '#fefefe',
  },
};

export const alpha: MerchantSeed = {
  brand: 'alpha',
  merchantCode: 'ALPHA',
  name: 'Alpha',
  hosts: ['alpha.example', 'www.alpha.example'],
  currency: 'BRL',
  languages: ['pt', 'en'],
  timeZone: 'America/Sao_Paulo',
  profile,
};

export const beta: MerchantSeed = {
  brand: 'beta',
  merchantCode: 'BETA',
  name: 'Beta',
  hosts: ['beta.example'],
  currency: 'USD',
  languages: ['en', 'pt'],
  timeZone: 'UTC',
  profile: { ...profile, identity: { ...profile.identity, minimumAge: 21 }, security: { revealAccounts: true } },
};

/** The key secret of every test's gateway, and of the template. */
export const testKeySecret = 'a secret that is for tests alone';

/** The two tenants of a test's gateway. */
export const testMerchants: readonly MerchantSeed[] = [alpha, beta];
