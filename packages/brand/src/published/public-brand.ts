/** Names that both the stamped page and the portal use. */
export const pageNames = {
  /** Session storage: the token of the member logged in on this tab. */
  tokenKey: 'livery.token',
  /** Local storage: one JSON text with the visitor's choices. */
  preferencesKey: 'livery.preferences',
  /** A document event. The portal responds from then on. */
  hydratedEvent: 'livery:ready',
  /** The Trusted Types policy for the service worker. */
  workerPolicy: 'livery-worker',
} as const;

/** As CLDR has them, but not every browser has `getTextInfo`. A test compares the two. */
const rightToLeft = ['ar', 'arc', 'ars', 'bal', 'ckb', 'dv', 'fa', 'he', 'ks', 'nqo', 'ps', 'sam', 'sd', 'sdh', 'syr', 'ug', 'ur', 'yi'];

/** The direction of a page in a language such as `ar` or `pt-BR`. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.includes(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

/**
 * The public part of a brand file: the resolved values whose schema says `x-visibility: public`. It is
 * inlined as `<script type="application/json" id="livery-brand">`.
 */
export interface PublicBrand {
  code: string;
  merchantCode: string;
  identity: { name: string; legalName: string; taxId: string | null; address: string | null; copyrightYear: number; ageMark: number };
  languages: { default: string; supported: string[] };
  theme: { modes: ThemeMode[]; default: ThemeMode | 'system' };
  layout: Layout;
  hero: { titleKey: string; textKey: string; art: ByMode | null; link: string };
  assets: { logo: ByMode; mark: ByMode; icon: ImageAsset };
  footer: { vendors: string[]; links: { titleKey: string; to: string }[] };
  license: { number: string; authority: string; url: string | null };
  social: Partial<Record<SocialNetwork, string>>;
  customerService: { email: string | null; url: string | null };
  /** `specified`: the agents' page is in Chinese in every language (readings 38). */
  agent: { landingLanguage: 'specified' | 'interface' };
  /** Fields that the registration hides unless the gateway requires them. */
  leavesOut?: string[];
  /** Identity providers that players may log in with. Absent if there are none. */
  signIn?: { providers: { id: string; name: string }[]; phone: boolean };
  /** The collector for visits of visitors who agreed. Absent if there is none. */
  analytics?: { collector: string };
  features: Record<Feature, boolean>;
  /** The jurisdiction whose player protection applies, and the most minutes between two reality checks. */
  saferPlay: { jurisdiction: 'none' | 'BR' | 'UK' | 'MT' | 'CW'; realityCheck: number };
  format: { amounts: 'specified' | 'locale'; timeZone: string; currency: string };
  gateway: { baseUrl: string };
  /** Origins besides the brand's own that may be framed or shown as images. A server can name no others. */
  frames: { games: string[]; images: string[] };
}

export type ThemeMode = 'light' | 'dark';
export type SocialNetwork = 'youtube' | 'facebook' | 'instagram' | 'whatsapp' | 'messenger' | 'telegram';
export type Feature = 'favourites' | 'recent' | 'demoPlay' | 'themeSwitch' | 'cockfight';

export interface Layout {
  /** `centred`: logo in the middle on phones; `flush`: all from the left edge; `stacked`: the menu at the end, sections on a band below. */
  header: 'centred' | 'flush' | 'stacked';
  /**
   * `rails`: sections scroll sideways with large covers; `grid`: dense rows of many; `spotlight`: one large cover
   * beside small ones.
   */
  lobby: 'rails' | 'grid' | 'spotlight';
  /** `portrait`: 3:4 with the title inside the art; `square`: 1:1 with the title under it; `landscape`: 16:9 with the title on a plate. */
  tile: 'portrait' | 'square' | 'landscape';
  /** The category menu: `chips` are pills, `tabs` are underlined, `tiles` have an icon above the word. */
  navigation: 'chips' | 'tabs' | 'tiles';
  /**
   * `panel`: a full menu beside the page; `rail`: icons that open to the full menu; `drawer`: hidden behind its button.
   */
  sideMenu: 'panel' | 'rail' | 'drawer';
  /**
   * `scene`: the headline inside a picture; `type`: large type, line art and live numbers; `split`: text on the band
   * beside the picture.
   */
  hero: 'scene' | 'type' | 'split';
  /** The gateway's banners: `slides` behind the hero, `cards` in a row below it. */
  promotions: 'slides' | 'cards';
  /** `marquee` scrolls; `ticker` is a thin line with separators. */
  notices: 'marquee' | 'ticker';
  /** `wave`: a drawn edge above the band; `columns`: columns with hairlines; `compact`: everything in a few lines. */
  footer: 'wave' | 'columns' | 'compact';
}

/** A picture per mode. Both are the same if the brand has only one. */
export interface ByMode {
  light: ImageAsset;
  dark: ImageAsset;
}

export interface ImageAsset {
  /** Address below the bundle's root, including a hash of the content. */
  url: string;
  width: number;
  height: number;
  alt: string;
}
