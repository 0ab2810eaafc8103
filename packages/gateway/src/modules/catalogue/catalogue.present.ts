import type { Game, Lane, VendorCard } from '@livery/contract/shapes';
import { brokenCoverAddress, coverAddress, vendorMarkAddress } from '@livery/art/art-address';
import { inLanguage } from '#base/texts.ts';
import type { GameTypeCode } from './game-types.rules.ts';
import type { Offer, OfferedGame, VendorOfType } from './offer.rules.ts';

export function presentGame(offer: Offer, row: OfferedGame, language: string): Game {
  const name = inLanguage(row.names, language);
  return {
    nodeId: row.node_id,
    vassalage: row.vendor,
    gameCode: row.code,
    gameType: row.type,
    isGame: 'GAME',
    cardId: cardId(row.type, row.vendor),
    isHot: row.hot_rank === null ? 0 : 1,
    isNew: offer.isNew(row.node_id),
    ...icons(row, language),
    gameName: name,
    nodeName: name,
    displayName: name,
    hasDemo: row.has_demo,
    maintenance: row.maintenance,
    rtp: row.rtp === null ? null : Number(row.rtp),
  };
}

function icons({ icon, node_id }: OfferedGame, language: string): Pick<Game, 'iconUrl' | 'showIcon'> {
  if (icon === 'none') return { iconUrl: null, showIcon: null };
  if (icon === 'broken') return { iconUrl: brokenCoverAddress(node_id), showIcon: brokenCoverAddress(node_id) };
  return { iconUrl: coverAddress(node_id, 'portrait', language), showIcon: coverAddress(node_id, 'square', language) };
}

/** The portal finds the lottery menu by this card (specification, section 4, prize mode). */
function cardId(type: GameTypeCode, vendor: string): string {
  return type === 'ELOTT' && vendor === 'TCG' ? 'TCG_LOTTO_VN' : `${type}_${vendor}`;
}

/** Higher than any game's number. */
function cardNodeId(type: GameTypeCode, position: number): number {
  return 900_000 + position * 100 + typeNumbers[type];
}

const typeNumbers: Record<GameTypeCode, number> = {
  RNG: 1,
  FISH: 2,
  LIVE: 3,
  PVP: 4,
  SPORTS: 5,
  ESPORTS: 6,
  COCKFIGHT: 7,
  INHOUSE: 8,
  LOTT: 9,
  ELOTT: 10,
  BGS: 11,
  MINI: 12,
};

export function presentCard({ code, name, position, type }: VendorOfType): VendorCard {
  return {
    nodeId: cardNodeId(type, position),
    cardId: cardId(type, code),
    vassalage: code,
    nodeName: name,
    gameType: type,
    isGame: 'VASSALAGE',
    lagerIcon: vendorMarkAddress(code, 'dark'),
  };
}

/** A vendor's tile among games, which opens the vendor's list. */
export function presentVendorTile(vendor: VendorOfType): Game {
  const { nodeId, cardId: card, lagerIcon } = presentCard(vendor);
  return {
    nodeId,
    vassalage: vendor.code,
    gameCode: vendor.code,
    gameType: vendor.type,
    isGame: 'VASSALAGE',
    cardId: card,
    isHot: 0,
    isNew: false,
    showIcon: lagerIcon,
    iconUrl: lagerIcon,
    gameName: vendor.name,
    nodeName: vendor.name,
    displayName: vendor.name,
    hasDemo: false,
    maintenance: false,
    rtp: null,
  };
}

export function presentLane(code: string, name: string, gameTypes: readonly GameTypeCode[]): Lane {
  return { vassalage: code, name, gameTypes: [...gameTypes], lagerIcon: vendorMarkAddress(code, 'dark') };
}
