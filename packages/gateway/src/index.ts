export { startGateway, GatewayPortBusy, type Gateway, type GatewayOptions } from './gateway.ts';
export { DatabaseTooNew, DatabaseUnusable } from './database/database-errors.ts';
export { demoAccounts, type DemoAccount } from './modules/member/demo-accounts.ts';
export type { MerchantSeed } from './database/seed.ts';
export type { MerchantProfile } from './server/merchant-profile.ts';
export type { Environment, GamesOrigins } from './server/platform.ts';
export { KeySecretUnusable } from './server/key-secrets.ts';
export type { NetworkLimit } from './server/network-limit.ts';
export type { PayloadCipher, PublicKey } from './server/payload-cipher.ts';
