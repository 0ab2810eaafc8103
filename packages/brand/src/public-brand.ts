/**
 * What a brand's bundle carries of its brand file: the values whose schema says `x-visibility: public`, resolved. It is
 * inlined as `<script type="application/json" id="livery-brand">`.
 */
export interface PublicBrand {
  code: string;
  merchantCode: string;
  identity: { name: string; legalName: string; taxId: string | null; address: string | null; copyrightYear: number; ageMark: number };
  languages: { default: string; supported: string[] };
  theme: { modes: ThemeMode[]; default: ThemeMode | 'system' };
  layout: Layout;
  hero: { titleKey: string; textKey: string; art: ImageAsset | null; artDark: ImageAsset | null; link: string };
  assets: { logo: ImageAsset; logoDark: ImageAsset; icon: ImageAsset };
  footer: { vendors: string[]; links: { titleKey: string; to: string }[] };
  license: { number: string; authority: string; url: string | null };
  social: Partial<Record<SocialNetwork, string>>;
  customerService: { email: string | null; url: string | null };
  features: Record<Feature, boolean>;
  format: { amounts: 'specified' | 'locale'; timeZone: string; currency: string };
  gateway: { baseUrl: string };
  /** Origins that may be framed or shown as images, beside the brand's own; the upper bound of what a server may name. */
  frames: { games: string[]; images: string[] };
}

export type ThemeMode = 'light' | 'dark';
export type SocialNetwork = 'youtube' | 'facebook' | 'instagram' | 'whatsapp' | 'messenger' | 'telegram';
export type Feature = 'favourites' | 'recent' | 'demoPlay' | 'themeSwitch';

export interface Layout {
  /** `centred`: logo in the middle on phones; `flush`: all from the left edge. */
  header: 'centred' | 'flush';
  /** `rails`: sections scroll sideways with large covers; `grid`: tight rows of many. */
  lobby: 'rails' | 'grid';
  /** `portrait`: 3:4 with the title inside the art; `square`: 1:1 with the title under it. */
  tile: 'portrait' | 'square';
  /** Category menu: pill `chips` or underlined `tabs`. */
  navigation: 'chips' | 'tabs';
  /** `panel`: a full menu beside the page; `rail`: icons that open to the full menu. */
  sideMenu: 'panel' | 'rail';
  /** `scene`: the headline inside a picture; `type`: large type, line-art and live numbers. */
  hero: 'scene' | 'type';
  /** `marquee` rolls; `ticker` is a thin line with separators. */
  notices: 'marquee' | 'ticker';
  /** `wave`: a drawn edge above the band; `columns`: ruled columns. */
  footer: 'wave' | 'columns';
}

export interface ImageAsset {
  /** Address below the bundle's root, with the content's hash. */
  url: string;
  width: number;
  height: number;
  alt: string;
}
