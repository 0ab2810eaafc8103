import type { ResolvedBrand } from '@livery/brand';
import type { ImageAsset } from '@livery/brand/public-brand';
import { relativeLuminance } from '@livery/theme';
import { defaultMode } from '../site/site-files.ts';
import type { BrandAsset, BrandMaterial } from '../material/brand-material.ts';
import { unreadableAsset } from '../material/bundle-refused.ts';
import { textOf, type BrandTexts } from '../texts/brand-texts.ts';
import { drawIcons } from './brand-icons.ts';
import type { Picture } from './picture.ts';
import { drawLinkCard } from './link-card.ts';

/** The raster pictures of a brand in its default mode: icons and the link card. */
export async function drawPictures(
  resolved: ResolvedBrand,
  { brand, theme, origin }: BrandMaterial,
  { assets, texts, cacheDir }: { assets: BrandAsset[]; texts: BrandTexts; cacheDir: string },
): Promise<Picture[]> {
  const mode = defaultMode(brand);
  const palette = theme.palettes[mode];
  const contentOf = (image: ImageAsset | null): Buffer | null => {
    if (image?.url.startsWith('data:')) return Buffer.from(decodeURIComponent(image.url.slice(image.url.indexOf(',') + 1)));
    return assets.find(({ path }) => `/${path}` === image?.url)?.content ?? null;
  };
  const fileOf = (file: string | null): Buffer | null => assets.find((asset) => asset.file === file)?.content ?? null;
  const language = brand.languages.default;
  const { display, text } = resolved.theme.fonts;
  const headline = textOf(texts, language, brand.hero.titleKey);
  const card = {
    // The band is dark in both modes unless a seed makes it light.
    logo: contentOf(
      resolved.assets.logo.light === null
        ? null
        : brand.assets.logo[relativeLuminance(palette.band) < relativeLuminance(palette.onBand) ? 'dark' : 'light'],
    ),
    art: contentOf(brand.hero.art?.[mode] ?? null),
    name: brand.identity.name,
    headline: display.case === 'uppercase' ? headline.toLocaleUpperCase(language) : headline,
    host: origin?.replace('https://', '') ?? '',
    palette,
    radius: resolved.theme.shape.radius,
    display: {
      content: fileOf(display.file),
      weight: display.displayWeight,
      spacing: Number.parseFloat(display.spacing) || 0,
    },
    text: { content: fileOf(text.file) },
  };
  const drawing = [
    drawIcons(contentOf(brand.assets.icon) ?? Buffer.alloc(0), palette.ground, cacheDir).catch((error: unknown) => {
      throw unreadableAsset(brand.code, resolved.assets.icon ?? 'icon', error);
    }),
    drawLinkCard(card, cacheDir).catch((error: unknown) => {
      throw unreadableAsset(brand.code, display.file ?? text.file ?? 'og.png', error);
    }),
  ] as const;
  // Wait for all of them even if one fails, so that nothing writes to the cache afterwards.
  await Promise.allSettled(drawing);
  const [icons, image] = await Promise.all(drawing);
  return [...icons, { path: 'og.png', content: image }];
}
