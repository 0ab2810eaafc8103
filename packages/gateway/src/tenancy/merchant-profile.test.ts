import { describe, expect, it, vi } from 'vitest';
import { openTestGateway } from '../../test/test-gateway.ts';
import { alpha, beta } from '../../test/test-merchants.ts';
import { seedMerchants } from '#composition/seed.ts';
import { readProfile, refuseTrialProfile } from './merchant-profile.ts';

const { platform, call } = await openTestGateway();

describe('a merchant’s profile', () => {
  it('comes from its brand and is stored with the merchant', () => {
    expect(platform.merchants.byCode('ALPHA')?.profile).toEqual(alpha.profile);
    expect(platform.merchants.byCode('BETA')?.profile).toEqual(beta.profile);
    expect(alpha.profile).not.toEqual(beta.profile);
  });

  it('may have extra fields, but none missing or invalid', () => {
    const { identity } = alpha.profile;
    expect(readProfile({ ...alpha.profile, newer: true, switchedOff: ['newer'] })).toMatchObject({ identity });
    expect(() => readProfile({ ...alpha.profile, identity: { ...identity, minimumAge: 15 } })).toThrow('/identity/minimumAge');
    expect(() => readProfile({})).toThrow('the profile is not what this release reads');
  });

  it('sets how long withdrawals wait: at most 30 days, and never zero in production', () => {
    const waiting = (withdrawalHoldHours: number) =>
      readProfile({ ...alpha.profile, security: { revealAccounts: false, withdrawalHoldHours } });
    expect(() => waiting(721)).toThrow('/security/withdrawalHoldHours');
    expect(() => waiting(-1)).toThrow('/security/withdrawalHoldHours');
    expect(() => waiting(1.5)).toThrow('/security/withdrawalHoldHours');
    expect(() => refuseTrialProfile(waiting(0))).toThrow('withdrawalHoldHours is 1 or more');
    for (const profile of [waiting(1), alpha.profile]) expect(() => refuseTrialProfile(profile)).not.toThrow();
  });

  it('that allows instant withdrawals cannot be seeded in production', async () => {
    const merchants = [{ ...alpha, profile: { ...alpha.profile, security: { revealAccounts: false, withdrawalHoldHours: 0 } } }];
    const seeding = {
      tenants: platform.tenants,
      bets: platform.bets,
      merchants,
      modules: [],
      now: platform.clock.now(),
      onProgress: () => {},
    };
    await expect(seedMerchants({ ...seeding, environment: 'production' })).rejects.toThrow('withdrawalHoldHours is 1 or more');
    await expect(seedMerchants({ ...seeding, environment: 'test' })).resolves.toBeUndefined();
    await seedMerchants({ ...seeding, merchants: [alpha], environment: 'test' });
  });

  it('that cannot be read closes its own merchant and no other', async () => {
    const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
    const ageOfAlpha = (age: number) =>
      platform.db
        .updateTable('merchant')
        .set({ profile: JSON.stringify({ ...alpha.profile, identity: { ...alpha.profile.identity, minimumAge: age } }) })
        .where('code', '=', 'ALPHA')
        .execute();
    const status = async (merchant: string): Promise<number> => (await call('systemStatus', { merchant })).status;
    await ageOfAlpha(0);
    await vi.waitFor(async () => expect(await status('ALPHA')).toBe(421), { timeout: 5_000 });
    expect(await status('BETA')).toBe(200);
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('Merchant ALPHA is left out'), 'LiveryMerchant');
    await ageOfAlpha(18);
    await vi.waitFor(async () => expect(await status('ALPHA')).toBe(200), { timeout: 5_000 });
    warned.mockRestore();
  });
});
