import { drawAvatar } from '@livery/art/avatar';
import { drawBanner } from '@livery/art/banner';
import { drawCover, type CoverCrop } from '@livery/art/cover';
import { drawGood, goodArts } from '@livery/art/good-art';
import { rewardArt, type RewardArt } from '@livery/art/reward-art';
import { drawVendorMark } from '@livery/art/vendor-mark';
import { inLanguage } from '#base/texts.ts';
import { bannerArt } from '../announcements/banners.present.ts';
import { makeCatalogue, type CatalogueGame } from '../catalogue/release/catalogue.seed.ts';
import { looksOf, type Look } from '../catalogue/release/looks.seed.ts';
import { vendors } from '../catalogue/release/vendors.seed.ts';

/** Draws the picture at an address below `/art/`. Null if unknown. The bytes are the same on every machine. */
export class Artist {
  #games: Map<number, { game: CatalogueGame; look: Look }> | null = null;

  cover(nodeId: number, crop: CoverCrop, language: string): string | null {
    const found = this.#known(nodeId);
    return found === null ? null : this.#draw(found, crop, crop === 'square' ? '' : inLanguage(found.game.names, language));
  }

  /** A cover without its title. */
  scene(nodeId: number): string | null {
    const found = this.#known(nodeId);
    return found === null ? null : this.#draw(found, 'square', '');
  }

  vendorMark(code: string, tone: 'dark' | 'light'): string | null {
    const vendor = vendors.find((known) => known.code === code);
    return vendor === undefined ? null : drawVendorMark({ code, name: vendor.name, tone });
  }

  banner(id: number): string | null {
    const art = bannerArt[id];
    return art === undefined ? null : drawBanner({ seed: `banner-${id}`, ...art });
  }

  reward(kind: string): string | null {
    return Object.hasOwn(rewardArt, kind) ? drawBanner({ seed: `reward-${kind}`, ...rewardArt[kind as RewardArt] }) : null;
  }

  good(name: string): string | null {
    const art = goodArts.find((known) => known === name);
    return art === undefined ? null : drawGood(art);
  }

  avatar(seed: string): string {
    return drawAvatar({ seed });
  }

  #draw({ game, look }: { game: CatalogueGame; look: Look }, crop: CoverCrop, title: string): string {
    return drawCover({ seed: game.nodeId, ...look, title, crop }).svg;
  }

  #known(nodeId: number): { game: CatalogueGame; look: Look } | null {
    this.#games ??= allGames();
    return this.#games.get(nodeId) ?? null;
  }
}

function allGames(): Map<number, { game: CatalogueGame; look: Look }> {
  const games = makeCatalogue();
  const looks = looksOf(games);
  return new Map(
    games.flatMap((game) => {
      const look = looks.get(game.nodeId);
      return look === undefined ? [] : [[game.nodeId, { game, look }] as const];
    }),
  );
}
