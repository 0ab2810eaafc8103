import type { Lane, VendorCategory } from '@livery/contract/shapes';
import type { GatewayDatabase } from '../../database/schema.ts';
import { categoryTitles, classTitles, gameTypes, type GameTypeCode } from './catalogue/game-types.ts';
import { inLanguage, presentCard, presentLane, type VendorOfType } from './games.present.ts';
import { findVendors } from './games.repo.ts';

interface VendorGroup extends VendorOfType {
  readonly classes: ReadonlySet<string>;
}

/** The vendors of each type; a vendor of two types stands under both. */
export async function vendorGroups(db: GatewayDatabase, merchantId: number): Promise<VendorGroup[]> {
  const groups = new Map<string, VendorGroup & { classes: Set<string> }>();
  for (const { code, name, position, type, game_class } of await findVendors(db, merchantId)) {
    const key = `${type}:${code}`;
    const group = groups.get(key) ?? { code, name, position, type, classes: new Set<string>() };
    if (game_class !== null) group.classes.add(game_class);
    groups.set(key, group);
  }
  return [...groups.values()].toSorted((a, b) => a.position - b.position);
}

/** BGS comes as a card of RNG, from where a portal takes it out to be a type of its own (specification, section 3). */
export async function listCategories(db: GatewayDatabase, merchantId: number, language: string): Promise<VendorCategory[]> {
  const groups = await vendorGroups(db, merchantId);
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

function classify(type: GameTypeCode, groups: readonly VendorGroup[], language: string): VendorCategory['gameClassify'] {
  return Object.entries(classTitles[type] ?? {}).map(([key, title]) => ({
    key,
    displayName: inLanguage(title, language),
    vendors: Object.fromEntries(groups.filter(({ classes }) => classes.has(key)).map(({ code, name }) => [code, name])),
  }));
}

export async function listLanes(db: GatewayDatabase, merchantId: number): Promise<Lane[]> {
  const lanes = new Map<string, { name: string; types: GameTypeCode[] }>();
  for (const { code, name, type } of await vendorGroups(db, merchantId)) {
    const lane = lanes.get(code) ?? { name, types: [] };
    lane.types.push(type);
    lanes.set(code, lane);
  }
  return [...lanes].map(([code, { name, types }]) => presentLane(code, name, types));
}
