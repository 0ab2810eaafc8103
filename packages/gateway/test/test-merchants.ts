import type { MerchantSeed } from '../src/database/seed.ts';

export const testGamesOrigins = { named: 'http://games.localhost:4000', numbered: 'http://localhost:4090' };

export const alpha: MerchantSeed = {
  brand: 'alpha',
  merchantCode: 'ALPHA',
  name: 'Alpha',
  hosts: ['alpha.example', 'www.alpha.example'],
  currency: 'BRL',
  languages: ['pt', 'en'],
  timeZone: 'America/Sao_Paulo',
};

export const beta: MerchantSeed = {
  brand: 'beta',
  merchantCode: 'BETA',
  name: 'Beta',
  hosts: ['beta.example'],
  currency: 'USD',
  languages: ['en', 'pt'],
  timeZone: 'UTC',
};

/** The two tenants of a test's gateway. */
export const testMerchants: readonly MerchantSeed[] = [alpha, beta];
