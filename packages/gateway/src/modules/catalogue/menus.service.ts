import type { Lane, VendorCategory } from '@livery/contract/shapes';
import { inLanguage } from '#base/texts.ts';
import { categoryTitles, classTitles, gameTypes, type GameTypeCode } from './game-types.rules.ts';
import { presentCard, presentLane } from './catalogue.present.ts';
import type { Offer, VendorOfType } from './offer.rules.ts';

/** Menus by language. An offer never changes, so its menus stay valid. */
const answered = new WeakMap<Offer, Map<string, VendorCategory[]>>();

/** BGS is sent as a card of RNG; the portal makes it a separate type (specification, section 3). */
export function listCategories(offer: Offer, language: string): VendorCategory[] {
  const byLanguage = answered.get(offer) ?? new Map<string, VendorCategory[]>();
  answered.set(offer, byLanguage);
  const categories = byLanguage.get(language) ?? makeCategories(offer, language);
  byLanguage.set(language, categories);
  return categories;
}

function makeCategories(offer: Offer, language: string): VendorCategory[] {
  const groups = offer.vendorGroups();
  return gameTypes.flatMap((type) => {
    if (type === 'BGS') return [];
    const own = groups.filter((group) => group.type === type);
    const cards = type === 'RNG' ? [...own, ...groups.filter((group) => group.type === 'BGS')] : own;
    if (cards.length === 0) return [];
    return [
      {
        gameCategory: type,
        title: inLanguage(categoryTitles[type], language),
        cards: cards.map(presentCard),
        gameClassify: classify(type, own, language),
      },
    ];
  });
}

function classify(type: GameTypeCode, groups: readonly VendorOfType[], language: string): VendorCategory['gameClassify'] {
  return Object.entries(classTitles[type] ?? {}).map(([key, title]) => ({
    key,
    displayName: inLanguage(title, language),
    vendors: Object.fromEntries(groups.filter(({ classes }) => classes.has(key)).map(({ code, name }) => [code, name])),
  }));
}

export function listLanes(offer: Offer): Lane[] {
  const lanes = new Map<string, { name: string; types: GameTypeCode[] }>();
  for (const { code, name, type } of offer.vendorGroups()) {
    const lane = lanes.get(code) ?? { name, types: [] };
    lane.types.push(type);
    lanes.set(code, lane);
  }
  return [...lanes].map(([code, { name, types }]) => presentLane(code, name, types));
}
