import type { Brand } from '../schema/generated/brand.gen.ts';
import { realityCheckOf } from './reality-check.ts';
import type { ByMode, ImageAsset, PublicBrand, SocialNetwork } from './public-brand.ts';

/** The served address of a brand's picture, by its path in the resolved brand. */
export type AssetUrls = Record<string, Pick<ImageAsset, 'url' | 'width' | 'height'>>;

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#6d7780" d="M20 2 38 20 20 38 2 20zm0 9-9 9 9 9 9-9z"/></svg>';

/** The logo and icon of a brand that has none of its own. */
const plainMark = { url: `data:image/svg+xml,${encodeURIComponent(drawing)}`, width: 40, height: 40 };

/**
 * The part of a brand that its bundle may contain: values that the schema marks `x-visibility: public`. Throws `TypeError` if a picture
 * of the brand has no address in `assetUrls`.
 */
export function toPublicBrand(brand: Brand, assetUrls: AssetUrls): PublicBrand {
  const {
    identity,
    languages,
    theme,
    layout,
    hero,
    assets,
    footer,
    license,
    customerService,
    agent,
    signIn,
    registration,
    analytics,
    features,
    compliance,
    format,
    gateway,
    frames,
  } = brand;
  const image = (file: string | null, alt: string): ImageAsset => {
    const served = file === null ? plainMark : assetUrls[file];
    if (served === undefined) throw new TypeError(`No address for ${file}`);
    return { url: served.url, width: served.width, height: served.height, alt };
  };
  const byMode = ({ light, dark }: Record<keyof ByMode, string | null>, alt: string): ByMode => ({
    light: image(light, alt),
    dark: image(dark, alt),
  });
  return {
    code: brand.code,
    merchantCode: brand.merchantCode,
    identity: { ...identity },
    languages: { default: languages.default, supported: [...languages.supported] },
    theme: { modes: [...theme.modes], default: theme.default },
    layout: { ...layout },
    hero: {
      titleKey: hero.titleKey,
      textKey: hero.textKey,
      art: hero.art.light === null ? null : byMode(hero.art, ''),
      link: hero.link,
    },
    assets: {
      logo: byMode(assets.logo, assets.logo.alt),
      mark: byMode(assets.mark, ''),
      icon: image(assets.icon, ''),
    },
    footer: { vendors: [...footer.vendors], links: footer.links.map(({ titleKey, to }) => ({ titleKey, to })) },
    license: { ...license },
    social: Object.fromEntries(Object.entries(brand.social).filter(([, url]) => url !== null)) as Partial<Record<SocialNetwork, string>>,
    customerService: { ...customerService },
    agent: { ...agent },
    ...(registration.leaveOut.length > 0 ? { leavesOut: [...registration.leaveOut] } : {}),
    ...(signIn.phone || signIn.providers.length > 0
      ? { signIn: { providers: signIn.providers.map(({ id, name }) => ({ id, name })), phone: signIn.phone } }
      : {}),
    ...(analytics.collector === null ? {} : { analytics: { collector: analytics.collector } }),
    features: { ...features },
    saferPlay: { jurisdiction: compliance.jurisdiction, realityCheck: realityCheckOf(compliance) },
    format: { ...format },
    gateway: { baseUrl: gateway.baseUrl },
    frames: { games: [...frames.games], images: [...frames.images] },
  };
}
