import type { Tenants } from '#database/tenants.ts';
import type { Platform } from '#base/platform.ts';
import { allowancesOf } from '#tenancy/compliance.ts';
import type { MerchantProfile } from '#tenancy/merchant-profile.ts';
import { readDifferences, readGames, readMerchantName, readOfferedVendors, readProfileOf, readVendors } from './catalogue.repo.ts';
import { gameTypes, lotteryCategories, type GameTypeCode } from './game-types.rules.ts';
import { makeRelease, Offer, type Release } from './offer.rules.ts';

/** Types that a brand must enable, with the feature that does so. */
const featureOfType: Partial<Record<GameTypeCode, string>> = { COCKFIGHT: 'cockfight' };

/** Types that the brand does without, or that its law does not allow. */
function typesOff(profile: MerchantProfile): GameTypeCode[] {
  const { lotteries } = allowancesOf(profile);
  return gameTypes.filter(
    (type) => profile.switchedOff.includes(featureOfType[type] ?? '') || (!lotteries && lotteryCategories.includes(type)),
  );
}

/** Which games an aggregator opens for a merchant. */
type BroughtTo = (merchantId: number) => (game: { readonly vendor: string; readonly type: string }) => boolean;

/** Every merchant's games in memory: the release's once, and a merchant's differences after its first call. */
export class Catalogue {
  readonly #tenants: Tenants;
  readonly #broughtTo: BroughtTo;
  readonly #offers = new Map<number, Promise<Offer>>();
  #release: Promise<Release> | null = null;

  constructor(tenants: Tenants, broughtTo: BroughtTo = () => () => true) {
    this.#tenants = tenants;
    this.#broughtTo = broughtTo;
  }

  /** A merchant's games. */
  of(merchantId: number): Promise<Offer> {
    const known = this.#offers.get(merchantId);
    if (known !== undefined) return known;
    const offer = this.#loadOffer(merchantId);
    this.#offers.set(merchantId, offer);
    offer.catch(() => {
      if (this.#offers.get(merchantId) === offer) this.#offers.delete(merchantId);
    });
    return offer;
  }

  /** Drops a merchant's offer after a change. Null drops all of them. */
  forget(merchantId: number | null): void {
    if (merchantId !== null) {
      this.#offers.delete(merchantId);
      return;
    }
    this.#release = null;
    this.#offers.clear();
  }

  async #loadOffer(merchantId: number): Promise<Offer> {
    const db = this.#tenants.of(merchantId);
    const [release, vendors, differences, profile, houseName] = await Promise.all([
      this.#ofRelease(),
      readOfferedVendors(db, merchantId),
      readDifferences(db, merchantId),
      readProfileOf(db, merchantId),
      readMerchantName(db, merchantId),
    ]);
    return new Offer(release, vendors, differences, {
      withoutTypes: typesOff(profile),
      isBrought: this.#broughtTo(merchantId),
      houseName,
    });
  }

  #ofRelease(): Promise<Release> {
    if (this.#release !== null) return this.#release;
    const release = this.#loadRelease();
    this.#release = release;
    release.catch(() => {
      if (this.#release === release) this.#release = null;
    });
    return release;
  }

  async #loadRelease(): Promise<Release> {
    const db = this.#tenants.of(null);
    const [games, vendors] = await Promise.all([readGames(db), readVendors(db)]);
    return makeRelease(games, vendors);
  }
}

const catalogues = new WeakMap<Platform, Catalogue>();

/** The gateway's single catalogue. */
export function catalogueOf(platform: Platform): Catalogue {
  const known = catalogues.get(platform);
  if (known !== undefined) return known;
  const { merchants, aggregators } = platform;
  const catalogue = new Catalogue(platform.tenants, (merchantId) => {
    const code = merchants.all().find(({ id }) => id === merchantId)?.code ?? '';
    return (game) => aggregators.bringing(game, code) !== null;
  });
  platform.changes.on('catalogue', (merchantId) => catalogue.forget(merchantId));
  // A merchant's profile disables types.
  platform.changes.on('merchants', (merchantId) => catalogue.forget(merchantId));
  catalogues.set(platform, catalogue);
  return catalogue;
}
