import type { ThemeCss } from '@livery/theme';
import sharp from 'sharp';
import { largestPixels, rasterSize } from '@livery/brand';
import type { Lettering } from '../fonts/lettering.ts';
import { memoised } from '../material/derived-cache.ts';
import { dataUrl } from './image-size.ts';

export interface LinkCard {
  logo: Buffer | null;
  art: Buffer | null;
  name: string;
  headline: string;
  /** Empty for a brand without a host. */
  host: string;
  palette: ThemeCss['palettes']['light'];
  radius: 'sharp' | 'soft' | 'round';
  /** Without a font file there is no text, because a picture must not depend on the machine's fonts. */
  display: { content: Buffer | null; weight: number; spacing: number };
  text: { content: Buffer | null };
}

const [width, height] = [1200, 630];
const margin = 72;
const textWidth = 408;

/** The edge of the panel in the style of the brand's corners: a wave, an arc or a cut. */
const edges: Record<LinkCard['radius'], string> = {
  round: 'H520C612 96 612 214 544 315S476 534 560 630',
  soft: 'H536Q640 315 536 630',
  sharp: 'H628L508 630',
};

/** The link card (Open Graph): the band with logo and headline beside the hero's art. 1200 × 630, PNG. */
export async function drawLinkCard(card: LinkCard, cacheDir: string): Promise<Buffer> {
  const { logo, art, display, text, ...words } = card;
  const files = [logo, art, display.content, text.content].map((content) => content ?? '');
  return memoised(
    cacheDir,
    'card.png',
    [...files, JSON.stringify({ ...words, weight: display.weight, spacing: display.spacing })],
    async () =>
      sharp(Buffer.from(await compose(card)), { limitInputPixels: largestPixels })
        .removeAlpha()
        .png({ compressionLevel: 3 })
        .toBuffer(),
  );
}

async function compose(card: LinkCard): Promise<string> {
  const { palette, radius } = card;
  const [art, logo] = await Promise.all([drawable(card.art), drawable(card.logo)]);
  const headline = await letter(card.headline, card.display, {
    sizes: [84, 76, 68, 60, 54, 48, 42],
    maxLines: (size) => (size < 60 ? 4 : 3),
    leading: 1.08,
  });
  const name = card.logo ? null : await letter(card.name, card.display, { sizes: [64, 56, 48, 40], maxLines: () => 1, leading: 1 });
  const host = await letter(
    card.host,
    { content: card.text.content ?? card.display.content, weight: 500, spacing: 0 },
    { sizes: [27, 23], maxLines: () => 1, leading: 1 },
  );
  const baseline = host ? 492 : 548;
  const lines = headline ? headline.lines - 1 : 0;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${palette.band}"/>`,
    art ? embedded(art, [430, 0, 770, height], 'xMaxYMid slice') : shapes(palette, radius),
    `<path fill="${palette.action}" transform="translate(14 0)" d="M0 0${edges[radius]}H0z"/><path fill="${palette.band}" d="M0 0${edges[radius]}H0z"/>`,
    logo ? embedded(logo, headline ? [margin, margin, 380, 88] : [margin, 235, 400, 160], 'xMinYMid meet') : '',
    placed(name, palette.onBand, margin + 56),
    placed(headline, palette.onBand, baseline - lines * (headline?.size ?? 0) * 1.08),
    placed(host, palette.onBandSoft, 560),
    '</svg>',
  ].join('');
}

async function letter(
  text: string,
  { content, weight, spacing }: { content: Buffer | null; weight: number; spacing: number },
  fit: { sizes: number[]; maxLines: (size: number) => number; leading: number },
): Promise<Lettering | null> {
  if (content === null || text.trim() === '') return null;
  const { setLettering } = await import('../fonts/lettering.ts');
  return setLettering(text, { font: content, weight, spacing, maxWidth: textWidth, ...fit });
}

function placed(lettering: Lettering | null, colour: string, y: number): string {
  return lettering ? `<path fill="${colour}" transform="translate(${margin} ${y})" d="${lettering.path}"/>` : '';
}

/** The default for a brand without art. */
function shapes({ action, accent, second }: LinkCard['palette'], radius: LinkCard['radius']): string {
  if (radius === 'sharp')
    return `<path fill="${second}" d="M640 630 850 0h110L750 630z"/><path fill="${action}" d="M810 630 1020 0h110L920 630z"/><path fill="${accent}" d="M980 630 1190 0h110l-210 630z"/>`;
  return `<circle cx="900" cy="250" r="180" fill="${action}"/><circle cx="1075" cy="420" r="120" fill="${accent}"/><circle cx="760" cy="520" r="90" fill="${second}"/>`;
}

/** The drawing library cannot render WebP inside an SVG. */
async function drawable(picture: Buffer | null): Promise<Buffer | null> {
  return picture !== null && rasterSize(picture)?.kind === 'webp' ? sharp(picture).png().toBuffer() : picture;
}

function embedded(image: Buffer, [x, y, w, h]: [number, number, number, number], fit: string): string {
  return `<svg x="${x}" y="${y}" width="${w}" height="${h}"><image width="${w}" height="${h}" preserveAspectRatio="${fit}" href="${dataUrl(image)}"/></svg>`;
}
