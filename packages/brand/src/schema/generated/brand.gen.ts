// Generated from schemas/brand.schema.json by `npm run generate`.
import type { JsonObject } from '../../json/json-value.ts';

/**
 * One brand: its operator, look and features. Objects are merged over the inherited values, arrays replace them, and null restores them.
 */
export interface BrandFile {
  /**
   * The address of this schema, for editors.
   */
  $schema?: string;
  /**
   * The schema version of this file. This engine supports version 2. `livery migrate` updates older files.
   */
  schemaVersion: number;
  /**
   * The parent whose values this brand inherits: another brand's code, or a folder of `brands/` whose name starts with an underscore and is not built as a brand. At most three parents in a chain. `code`, `merchantCode`, `hosts` and `identity.name` are never inherited.
   */
  extends?: string | null;
  /**
   * The engine versions that this brand supports, as a semver range.
   */
  engine?: string | null;
  /**
   * The brand's short name: its folder, its host in development and its bundle. Lower-case letters, digits and inner hyphens, 2 to 32 characters. `games`, `gateway`, `control` and `www` are taken, and so are `constructor`, `prototype` and the names of devices on Windows such as `con`.
   */
  code: string;
  /**
   * The brand's code at the gateway. It must be unique. Without it: `code` in capitals.
   */
  merchantCode?: string | null;
  /**
   * The operator of the site.
   */
  identity: {
    /**
     * The name that players read, in titles and texts (`{{brandName}}`).
     */
    name: string;
    /**
     * The company behind the brand, shown in the footer. Without it: `name`.
     */
    legalName?: string | null;
    /**
     * The company's tax or registration number, shown in the footer.
     */
    taxId?: string | null;
    /**
     * The company's postal address, shown in the footer.
     */
    address?: string | null;
    /**
     * The year of the copyright line.
     */
    copyrightYear?: number | null;
    /**
     * The minimum age to play, shown as a mark such as 18+.
     */
    ageMark?: number | null;
  };
  /**
   * Host names of this brand, without scheme and port. Each belongs to one brand only. `<code>.localhost` always belongs to the brand.
   *
   * @maxItems 50
   */
  hosts?: string[] | null;
  /**
   * The languages of the site. The default language is at `/`, the others are below `/<language>/`.
   */
  languages?: {
    /**
     * The language at `/`. Without it: pt if supported, otherwise the first supported one.
     */
    default?: string | null;
    /**
     * Every language of the site, in the order of the language menu. Without it: the default one, pt and en.
     *
     * @minItems 1
     * @maxItems 20
     */
    supported?: string[] | null;
  } | null;
  /**
   * How the brand looks. Everything is derived from the seed colours and a few settings.
   */
  theme?: {
    /**
     * The colours from which the palettes of both modes are derived. Any CSS colour.
     */
    seeds?: {
      /**
       * The main action. The only colour that a brand or its parent must set.
       */
      primary?: string;
      /**
       * Selected chips, badges and highlights. Without it: ink.
       */
      accent?: string | null;
      /**
       * A second accent. Without it: the complement of `primary`.
       */
      second?: string | null;
      /**
       * The hue of text and lines. Without it: a grey with the hue of `primary`.
       */
      neutral?: string | null;
      /**
       * The page in light mode. Its hue tints the surfaces.
       */
      ground?: string | null;
      /**
       * The page in dark mode.
       */
      darkGround?: string | null;
      /**
       * The band behind hero and footer.
       */
      band?: string | null;
      /**
       * Balances and wins. Without it: the colour of links.
       */
      money?: string | null;
    };
    /**
     * A file of design tokens in the format of the Design Tokens Community Group, 2025.10, relative to the brand's folder. A token named after a role or a measure of the engine (`color.link`, `radius.medium`) replaces the derived value.
     */
    tokens?: string | null;
    /**
     * The modes that the site offers.
     *
     * @minItems 1
     * @maxItems 2
     */
    modes?: ('light' | 'dark')[] | null;
    /**
     * The initial mode. `system` follows the device. Without it: the first of `modes`.
     */
    default?: 'light' | 'dark' | 'system' | null;
    /**
     * The contrast that the engine guarantees.
     */
    contrast?: {
      /**
       * The WCAG 2.2 level that every pair of colours meets.
       */
      level?: 'AA' | 'AAA' | null;
      /**
       * `adjust` changes a seed as little as the level needs; `fail` keeps the seeds and rejects the brand.
       */
      onConflict?: 'adjust' | 'fail' | null;
    } | null;
    /**
     * Corners, lines and shadows.
     */
    shape?: {
      /**
       * Corners.
       */
      radius?: 'sharp' | 'soft' | 'round' | null;
      /**
       * Borders of controls and panels.
       */
      border?: 'hairline' | 'regular' | 'bold' | null;
      /**
       * Shadows of elements above the page.
       */
      elevation?: 'flat' | 'soft' | 'lifted' | null;
    } | null;
    /**
     * The density of the layout. Touch targets are at least 44 px in each.
     */
    density?: 'compact' | 'regular' | 'airy' | null;
    /**
     * The type scale.
     */
    type?: {
      /**
       * The ratio between neighbouring sizes, of which there are six.
       */
      ratio?: number | null;
      /**
       * The size of body text in px.
       */
      base?: number | null;
    } | null;
    /**
     * The speed of transitions. Both respect reduced motion.
     */
    motion?: 'calm' | 'brisk' | null;
    /**
     * The stroke width of icons on their 24 px grid.
     */
    iconStroke?: number | null;
    /**
     * The brand's two font families. Without them: the device's fonts.
     */
    fonts?: {
      /**
       * Headings, the hero and large numbers.
       */
      display?: {
        /**
         * The family's name. `system-ui` is the device's font and needs no file.
         */
        family?: string | null;
        /**
         * The WOFF2 file, relative to the brand's folder.
         */
        file?: string | null;
        /**
         * The weight of the file, or the range of a variable one.
         */
        weight?: string | null;
        /**
         * The widths of a file with a width axis.
         */
        stretch?: string | null;
        /**
         * The width of headings, within `stretch`.
         */
        displayStretch?: string | null;
        /**
         * The weight of headings.
         */
        displayWeight?: number | null;
        /**
         * The case of headings.
         */
        case?: 'none' | 'uppercase' | null;
        /**
         * The letter spacing of headings.
         */
        spacing?: string | null;
        /**
         * The kind of fallback font used until the file has loaded.
         */
        fallback?: 'sans-serif' | 'serif' | 'monospace' | null;
        /**
         * The SPDX name of the font's licence; needed with a file.
         */
        license?: string | null;
        /**
         * The licence's text, relative to the brand's folder; shipped beside the font. Licences such as the OFL require it.
         */
        licenseFile?: string | null;
        /**
         * Whether a build subsets the file to the glyphs and weights that the brand needs. Use `false` if the licence forbids it.
         */
        subset?: boolean | null;
      } | null;
      /**
       * Everything else.
       */
      text?: {
        /**
         * The family's name. `system-ui` is the device's font and needs no file.
         */
        family?: string | null;
        /**
         * The WOFF2 file, relative to the brand's folder.
         */
        file?: string | null;
        /**
         * The weight of the file, or the range of a variable one.
         */
        weight?: string | null;
        /**
         * The widths of a file with a width axis.
         */
        stretch?: string | null;
        /**
         * The width of headings, within `stretch`.
         */
        displayStretch?: string | null;
        /**
         * The weight of headings.
         */
        displayWeight?: number | null;
        /**
         * The case of headings.
         */
        case?: 'none' | 'uppercase' | null;
        /**
         * The letter spacing of headings.
         */
        spacing?: string | null;
        /**
         * The kind of fallback font used until the file has loaded.
         */
        fallback?: 'sans-serif' | 'serif' | 'monospace' | null;
        /**
         * The SPDX name of the font's licence; needed with a file.
         */
        license?: string | null;
        /**
         * The licence's text, relative to the brand's folder; shipped beside the font. Licences such as the OFL require it.
         */
        licenseFile?: string | null;
        /**
         * Whether a build subsets the file to the glyphs and weights that the brand needs. Use `false` if the licence forbids it.
         */
        subset?: boolean | null;
      } | null;
    } | null;
  };
  /**
   * The layout variant of each part of the page.
   */
  layout?: {
    /**
     * `centred`: the logo in the middle on phones; `flush`: everything from the left edge; `stacked`: the menu at the end, and on desktop the sections on a band below.
     */
    header?: 'centred' | 'flush' | 'stacked' | null;
    /**
     * `rails`: sections scroll sideways with large covers; `grid`: tight rows of many; `spotlight`: one large cover beside small ones.
     */
    lobby?: 'rails' | 'grid' | 'spotlight' | null;
    /**
     * `portrait`: 3:4 with the title inside the art; `square`: 1:1 with the title under it; `landscape`: 16:9 with the title on a plate over the art.
     */
    tile?: 'portrait' | 'square' | 'landscape' | null;
    /**
     * The category menu as pill `chips`, underlined `tabs`, or `tiles` with an icon above the word.
     */
    navigation?: 'chips' | 'tabs' | 'tiles' | null;
    /**
     * `panel`: a full menu beside the page; `rail`: icons that expand to the full menu; `drawer`: only behind its button, even on desktop.
     */
    sideMenu?: 'panel' | 'rail' | 'drawer' | null;
    /**
     * `scene`: the headline inside a picture; `type`: large type, line-art and live numbers; `split`: words on the band, the picture beside them.
     */
    hero?: 'scene' | 'type' | 'split' | null;
    /**
     * The gateway's banners on the home page. `slides`: behind the hero, one after the other; `cards`: in a row below it.
     */
    promotions?: 'slides' | 'cards' | null;
    /**
     * `marquee` rolls; `ticker` is a thin line with separators.
     */
    notices?: 'marquee' | 'ticker' | null;
    /**
     * `wave`: a drawn edge above the band; `columns`: ruled columns; `compact`: everything in a few lines.
     */
    footer?: 'wave' | 'columns' | 'compact' | null;
  } | null;
  /**
   * The first slide of the home page.
   */
  hero?: {
    /**
     * The text of the headline.
     */
    titleKey?: string | null;
    /**
     * The text under the headline.
     */
    textKey?: string | null;
    /**
     * The picture of the slide.
     */
    art?: {
      /**
       * In light mode. Without it: `dark`.
       */
      light?: string | null;
      /**
       * In dark mode. Without it: `light`.
       */
      dark?: string | null;
    } | null;
    /**
     * The page that the slide links to.
     */
    link?: string | null;
  } | null;
  /**
   * Logo and icon. SVG or PNG, inside the brand's folder.
   */
  assets?: {
    /**
     * The logo. Without it: the engine's plain mark.
     */
    logo?: {
      /**
       * In light mode. Without it: `dark`.
       */
      light?: string | null;
      /**
       * In dark mode. Without it: `light`.
       */
      dark?: string | null;
      /**
       * The alternative text. Without it: the brand's name.
       */
      alt?: string | null;
    } | null;
    /**
     * The compact logo, used in a member's header on a phone. About square, with a transparent background.
     */
    mark?: {
      /**
       * In light mode. Without it: `dark`, or else the icon.
       */
      light?: string | null;
      /**
       * In dark mode. Without it: `light`.
       */
      dark?: string | null;
    } | null;
    /**
     * A square picture for tabs, home screens and previews. Without it: the engine's plain mark.
     */
    icon?: string | null;
  } | null;
  /**
   * The footer of every page.
   */
  footer?: {
    /**
     * Logos of game vendors, in this order.
     *
     * @maxItems 40
     */
    vendors?: string[] | null;
    /**
     * Help links beside the engine's own.
     *
     * @maxItems 20
     */
    links?:
      | {
          /**
           * The text of the link.
           */
          titleKey: string;
          /**
           * A page of the site.
           */
          to: string;
        }[]
      | null;
  } | null;
  /**
   * The gaming licence, shown in the footer.
   */
  license?: {
    /**
     * The licence's number.
     */
    number?: string | null;
    /**
     * The licensing authority.
     */
    authority?: string | null;
    /**
     * The authority's page about it.
     */
    url?: string | null;
  } | null;
  /**
   * The brand's pages on social networks. Only these are shown.
   */
  social?: {
    /**
     * YouTube.
     */
    youtube?: string | null;
    /**
     * Facebook.
     */
    facebook?: string | null;
    /**
     * Instagram.
     */
    instagram?: string | null;
    /**
     * WhatsApp.
     */
    whatsapp?: string | null;
    /**
     * Messenger.
     */
    messenger?: string | null;
    /**
     * Telegram.
     */
    telegram?: string | null;
  } | null;
  /**
   * Customer service.
   */
  customerService?: {
    /**
     * The email address.
     */
    email?: string | null;
    /**
     * The customer service page.
     */
    url?: string | null;
  } | null;
  /**
   * Analytics, for visitors who consent. Without a collector, visitors are not asked and nothing is counted.
   */
  analytics?: {
    /**
     * The address of a collector with Matomo's Tracking HTTP API. Pages may call its origin too. The gateway's settings contain the id of the site at the collector (`analyticsId`).
     */
    collector?: string | null;
  } | null;
  /**
   * Features that a brand can switch on or off. A brand never offers more than the gateway does.
   */
  features?: {
    /**
     * Players can save favourite games.
     */
    favourites?: boolean | null;
    /**
     * Players see their recently played games.
     */
    recent?: boolean | null;
    /**
     * Visitors can play demos.
     */
    demoPlay?: boolean | null;
    /**
     * Visitors can choose the mode.
     */
    themeSwitch?: boolean | null;
    /**
     * Offers the cockfight category. It is off by default, because animal fights are a crime in most countries.
     */
    cockfight?: boolean | null;
  } | null;
  /**
   * The gaming law that the gateway applies to the brand.
   */
  compliance?: {
    /**
     * `BR` Brazil, `UK` Great Britain, `MT` Malta, `CW` Curaçao; `none` forbids nothing. It affects payment methods, transfers between players, raffles, lotteries, cancelled withdrawals and deposit bonuses.
     */
    jurisdiction?: 'none' | 'BR' | 'UK' | 'MT' | 'CW' | null;
    /**
     * The minutes of play after which a player sees the time played and the result. Players can choose fewer. Without it: the jurisdiction's maximum.
     */
    realityCheckMinutes?: number | null;
    /**
     * The authorisation number of raffles and draws. Brazilian brands offer none without it.
     */
    raffleAuthorisation?: string | null;
    /**
     * The brand's lottery licence. Brands in Brazil and Great Britain offer no lotteries without it.
     */
    lotteryLicence?: string | null;
  } | null;
  /**
   * Providers that players can log in with, besides username and password. The gateway must have settings for each: see docs/gateway.md.
   */
  signIn?: {
    /**
     * OpenID Connect providers, in the order in which the login offers them.
     *
     * @maxItems 6
     */
    providers?:
      | {
          /**
           * The gateway's name for the provider. `google`, `apple`, `facebook` and `microsoft` have their logos, others a plain icon.
           */
          id: string;
          /**
           * The name shown to players.
           */
          name: string;
        }[]
      | null;
    /**
     * Whether the login offers a code by phone, sent by a service such as Firebase Auth.
     */
    phone?: boolean | null;
  } | null;
  /**
   * The registration form.
   */
  registration?: {
    /**
     * Fields of the gateway's form that this brand hides. Fields that the gateway requires are always shown.
     *
     * @maxItems 11
     */
    leaveOut?:
      | (
          | 'payeeName'
          | 'email'
          | 'whatsapp'
          | 'line'
          | 'facebook'
          | 'wechat'
          | 'qqNum'
          | 'idNumber'
          | 'affiliateCode'
          | 'recommenderId'
          | 'mobileNum'
        )[]
      | null;
  } | null;
  /**
   * The page for agents who are not logged in.
   */
  agent?: {
    /**
     * The language of its marketing text. `specified`: Chinese; `interface`: the language of the page.
     */
    landingLanguage?: 'specified' | 'interface' | null;
  } | null;
  /**
   * The format of amounts and times.
   */
  format?: {
    /**
     * `specified`: two decimals and thousands commas; `locale`: as the language of the page writes them.
     */
    amounts?: 'specified' | 'locale' | null;
    /**
     * The IANA time zone of the brand's days.
     */
    timeZone?: string | null;
    /**
     * The ISO 4217 currency of accounts.
     */
    currency?: string | null;
  } | null;
  /**
   * The gateway that the site calls.
   */
  gateway?: {
    /**
     * The gateway's origin. Empty for the site's own origin.
     */
    baseUrl?: string | null;
    /**
     * How encrypted calls are sent.
     */
    encryption?: 'jwe' | null;
  } | null;
  /**
   * The origins that the gateway's settings may name, besides the site's own.
   */
  frames?: {
    /**
     * Origins that games may be framed from.
     *
     * @maxItems 50
     */
    games?: string[] | null;
    /**
     * Origins that pictures may come from.
     *
     * @maxItems 50
     */
    images?: string[] | null;
  } | null;
  /**
   * HTTPS enforcement, and the protection of accounts.
   */
  security?: {
    /**
     * The hosts that browsers open only over HTTPS for a year after a visit (HSTS). `host`: the host itself. `subdomains`: also every host below it, even those of other teams. `preload`: also allows the browsers' preload lists, from which removal takes months.
     */
    strictTransport?: 'host' | 'subdomains' | 'preload' | null;
    /**
     * Whether a password reset by email reveals that an account does not exist. If false, every request gets the same confirmation, so that accounts cannot be probed.
     */
    revealAccounts?: boolean | null;
    /**
     * Hours that a member's withdrawals wait after a password reset, a new email address or phone number, or a reset withdrawal PIN. Withdrawals to a new payout account wait as long; other accounts are not affected. The wait gives the owner time to notice a theft. 0 disables it, which a production gateway refuses.
     */
    withdrawalHoldHours?: number | null;
  } | null;
  /**
   * Metadata for search engines and shared links.
   */
  seo?: {
    /**
     * The text of the home page's title.
     */
    titleKey?: string | null;
    /**
     * The text of the home page's description.
     */
    descriptionKey?: string | null;
  } | null;
  /**
   * Size limits of the brand's files, in kB of 1,000 bytes.
   */
  budgets?: {
    /**
     * All assets together.
     */
    brandKb?: number | null;
    /**
     * The fonts together.
     */
    fontKb?: number | null;
    /**
     * The pictures together.
     */
    imageKb?: number | null;
    /**
     * The home page in the default language, compressed by gzip: up to 14.3 it fits into the server's first round trip.
     */
    htmlKb?: number | null;
  } | null;
  /**
   * Whether the name or merchant code is an ordinary word that other brands' pages may contain. Otherwise a build rejects a bundle that mentions another brand.
   */
  commonName?: boolean | null;
  /**
   * Overrides by environment name: gateway, frames and hosts only.
   */
  environments?: {
    [k: string]: {
      /**
       * The gateway that the site calls.
       */
      gateway?: {
        /**
         * The gateway's origin. Empty for the site's own origin.
         */
        baseUrl?: string | null;
        /**
         * How encrypted calls are sent.
         */
        encryption?: 'jwe' | null;
      } | null;
      /**
       * The origins that the gateway's settings may name, besides the site's own.
       */
      frames?: {
        /**
         * Origins that games may be framed from.
         *
         * @maxItems 50
         */
        games?: string[] | null;
        /**
         * Origins that pictures may come from.
         *
         * @maxItems 50
         */
        images?: string[] | null;
      } | null;
      /**
       * Replaces the brand's hosts in this environment.
       *
       * @maxItems 50
       */
      hosts?: string[] | null;
    } | null;
  } | null;
}

/**
 * One brand: its operator, look and features. Objects are merged over the inherited values, arrays replace them, and null restores them.
 */
export interface Brand {
  /**
   * The schema version of this file. This engine supports version 2. `livery migrate` updates older files.
   */
  schemaVersion: number;
  /**
   * The brand's short name: its folder, its host in development and its bundle. Lower-case letters, digits and inner hyphens, 2 to 32 characters. `games`, `gateway`, `control` and `www` are taken, and so are `constructor`, `prototype` and the names of devices on Windows such as `con`.
   */
  code: string;
  /**
   * The brand's code at the gateway. It must be unique. Without it: `code` in capitals.
   */
  merchantCode: string;
  /**
   * The operator of the site.
   */
  identity: {
    /**
     * The name that players read, in titles and texts (`{{brandName}}`).
     */
    name: string;
    /**
     * The company behind the brand, shown in the footer. Without it: `name`.
     */
    legalName: string;
    /**
     * The company's tax or registration number, shown in the footer.
     */
    taxId: string | null;
    /**
     * The company's postal address, shown in the footer.
     */
    address: string | null;
    /**
     * The year of the copyright line.
     */
    copyrightYear: number;
    /**
     * The minimum age to play, shown as a mark such as 18+.
     */
    ageMark: number;
  };
  /**
   * Host names of this brand, without scheme and port. Each belongs to one brand only. `<code>.localhost` always belongs to the brand.
   *
   * @maxItems 50
   */
  hosts: string[];
  /**
   * The languages of the site. The default language is at `/`, the others are below `/<language>/`.
   */
  languages: {
    /**
     * The language at `/`. Without it: pt if supported, otherwise the first supported one.
     */
    default: string;
    /**
     * Every language of the site, in the order of the language menu. Without it: the default one, pt and en.
     *
     * @minItems 1
     * @maxItems 20
     */
    supported: string[];
  };
  /**
   * How the brand looks. Everything is derived from the seed colours and a few settings.
   */
  theme: {
    /**
     * The colours from which the palettes of both modes are derived. Any CSS colour.
     */
    seeds: {
      /**
       * The main action. The only colour that a brand or its parent must set.
       */
      primary: string;
      /**
       * Selected chips, badges and highlights. Without it: ink.
       */
      accent: string | null;
      /**
       * A second accent. Without it: the complement of `primary`.
       */
      second: string | null;
      /**
       * The hue of text and lines. Without it: a grey with the hue of `primary`.
       */
      neutral: string | null;
      /**
       * The page in light mode. Its hue tints the surfaces.
       */
      ground: string | null;
      /**
       * The page in dark mode.
       */
      darkGround: string | null;
      /**
       * The band behind hero and footer.
       */
      band: string | null;
      /**
       * Balances and wins. Without it: the colour of links.
       */
      money: string | null;
    };
    /**
     * A file of design tokens in the format of the Design Tokens Community Group, 2025.10, relative to the brand's folder. A token named after a role or a measure of the engine (`color.link`, `radius.medium`) replaces the derived value.
     */
    tokens: string | null;
    /**
     * The modes that the site offers.
     *
     * @minItems 1
     * @maxItems 2
     */
    modes: ('light' | 'dark')[];
    /**
     * The initial mode. `system` follows the device. Without it: the first of `modes`.
     */
    default: 'light' | 'dark' | 'system';
    /**
     * The contrast that the engine guarantees.
     */
    contrast: {
      /**
       * The WCAG 2.2 level that every pair of colours meets.
       */
      level: 'AA' | 'AAA';
      /**
       * `adjust` changes a seed as little as the level needs; `fail` keeps the seeds and rejects the brand.
       */
      onConflict: 'adjust' | 'fail';
    };
    /**
     * Corners, lines and shadows.
     */
    shape: {
      /**
       * Corners.
       */
      radius: 'sharp' | 'soft' | 'round';
      /**
       * Borders of controls and panels.
       */
      border: 'hairline' | 'regular' | 'bold';
      /**
       * Shadows of elements above the page.
       */
      elevation: 'flat' | 'soft' | 'lifted';
    };
    /**
     * The density of the layout. Touch targets are at least 44 px in each.
     */
    density: 'compact' | 'regular' | 'airy';
    /**
     * The type scale.
     */
    type: {
      /**
       * The ratio between neighbouring sizes, of which there are six.
       */
      ratio: number;
      /**
       * The size of body text in px.
       */
      base: number;
    };
    /**
     * The speed of transitions. Both respect reduced motion.
     */
    motion: 'calm' | 'brisk';
    /**
     * The stroke width of icons on their 24 px grid.
     */
    iconStroke: number;
    /**
     * The brand's two font families. Without them: the device's fonts.
     */
    fonts: {
      /**
       * Headings, the hero and large numbers.
       */
      display: {
        /**
         * The family's name. `system-ui` is the device's font and needs no file.
         */
        family: string;
        /**
         * The WOFF2 file, relative to the brand's folder.
         */
        file: string | null;
        /**
         * The weight of the file, or the range of a variable one.
         */
        weight: string;
        /**
         * The widths of a file with a width axis.
         */
        stretch: string | null;
        /**
         * The width of headings, within `stretch`.
         */
        displayStretch: string | null;
        /**
         * The weight of headings.
         */
        displayWeight: number;
        /**
         * The case of headings.
         */
        case: 'none' | 'uppercase';
        /**
         * The letter spacing of headings.
         */
        spacing: string;
        /**
         * The kind of fallback font used until the file has loaded.
         */
        fallback: 'sans-serif' | 'serif' | 'monospace';
        /**
         * The SPDX name of the font's licence; needed with a file.
         */
        license: string | null;
        /**
         * The licence's text, relative to the brand's folder; shipped beside the font. Licences such as the OFL require it.
         */
        licenseFile: string | null;
        /**
         * Whether a build subsets the file to the glyphs and weights that the brand needs. Use `false` if the licence forbids it.
         */
        subset: boolean;
      };
      /**
       * Everything else.
       */
      text: {
        /**
         * The family's name. `system-ui` is the device's font and needs no file.
         */
        family: string;
        /**
         * The WOFF2 file, relative to the brand's folder.
         */
        file: string | null;
        /**
         * The weight of the file, or the range of a variable one.
         */
        weight: string;
        /**
         * The widths of a file with a width axis.
         */
        stretch: string | null;
        /**
         * The width of headings, within `stretch`.
         */
        displayStretch: string | null;
        /**
         * The weight of headings.
         */
        displayWeight: number;
        /**
         * The case of headings.
         */
        case: 'none' | 'uppercase';
        /**
         * The letter spacing of headings.
         */
        spacing: string;
        /**
         * The kind of fallback font used until the file has loaded.
         */
        fallback: 'sans-serif' | 'serif' | 'monospace';
        /**
         * The SPDX name of the font's licence; needed with a file.
         */
        license: string | null;
        /**
         * The licence's text, relative to the brand's folder; shipped beside the font. Licences such as the OFL require it.
         */
        licenseFile: string | null;
        /**
         * Whether a build subsets the file to the glyphs and weights that the brand needs. Use `false` if the licence forbids it.
         */
        subset: boolean;
      };
    };
  };
  /**
   * The layout variant of each part of the page.
   */
  layout: {
    /**
     * `centred`: the logo in the middle on phones; `flush`: everything from the left edge; `stacked`: the menu at the end, and on desktop the sections on a band below.
     */
    header: 'centred' | 'flush' | 'stacked';
    /**
     * `rails`: sections scroll sideways with large covers; `grid`: tight rows of many; `spotlight`: one large cover beside small ones.
     */
    lobby: 'rails' | 'grid' | 'spotlight';
    /**
     * `portrait`: 3:4 with the title inside the art; `square`: 1:1 with the title under it; `landscape`: 16:9 with the title on a plate over the art.
     */
    tile: 'portrait' | 'square' | 'landscape';
    /**
     * The category menu as pill `chips`, underlined `tabs`, or `tiles` with an icon above the word.
     */
    navigation: 'chips' | 'tabs' | 'tiles';
    /**
     * `panel`: a full menu beside the page; `rail`: icons that expand to the full menu; `drawer`: only behind its button, even on desktop.
     */
    sideMenu: 'panel' | 'rail' | 'drawer';
    /**
     * `scene`: the headline inside a picture; `type`: large type, line-art and live numbers; `split`: words on the band, the picture beside them.
     */
    hero: 'scene' | 'type' | 'split';
    /**
     * The gateway's banners on the home page. `slides`: behind the hero, one after the other; `cards`: in a row below it.
     */
    promotions: 'slides' | 'cards';
    /**
     * `marquee` rolls; `ticker` is a thin line with separators.
     */
    notices: 'marquee' | 'ticker';
    /**
     * `wave`: a drawn edge above the band; `columns`: ruled columns; `compact`: everything in a few lines.
     */
    footer: 'wave' | 'columns' | 'compact';
  };
  /**
   * The first slide of the home page.
   */
  hero: {
    /**
     * The text of the headline.
     */
    titleKey: string;
    /**
     * The text under the headline.
     */
    textKey: string;
    /**
     * The picture of the slide.
     */
    art: {
      /**
       * In light mode. Without it: `dark`.
       */
      light: string | null;
      /**
       * In dark mode. Without it: `light`.
       */
      dark: string | null;
    };
    /**
     * The page that the slide links to.
     */
    link: string;
  };
  /**
   * Logo and icon. SVG or PNG, inside the brand's folder.
   */
  assets: {
    /**
     * The logo. Without it: the engine's plain mark.
     */
    logo: {
      /**
       * In light mode. Without it: `dark`.
       */
      light: string | null;
      /**
       * In dark mode. Without it: `light`.
       */
      dark: string | null;
      /**
       * The alternative text. Without it: the brand's name.
       */
      alt: string;
    };
    /**
     * The compact logo, used in a member's header on a phone. About square, with a transparent background.
     */
    mark: {
      /**
       * In light mode. Without it: `dark`, or else the icon.
       */
      light: string | null;
      /**
       * In dark mode. Without it: `light`.
       */
      dark: string | null;
    };
    /**
     * A square picture for tabs, home screens and previews. Without it: the engine's plain mark.
     */
    icon: string | null;
  };
  /**
   * The footer of every page.
   */
  footer: {
    /**
     * Logos of game vendors, in this order.
     *
     * @maxItems 40
     */
    vendors: string[];
    /**
     * Help links beside the engine's own.
     *
     * @maxItems 20
     */
    links: {
      /**
       * The text of the link.
       */
      titleKey: string;
      /**
       * A page of the site.
       */
      to: string;
    }[];
  };
  /**
   * The gaming licence, shown in the footer.
   */
  license: {
    /**
     * The licence's number.
     */
    number: string;
    /**
     * The licensing authority.
     */
    authority: string;
    /**
     * The authority's page about it.
     */
    url: string | null;
  };
  /**
   * The brand's pages on social networks. Only these are shown.
   */
  social: {
    /**
     * YouTube.
     */
    youtube: string | null;
    /**
     * Facebook.
     */
    facebook: string | null;
    /**
     * Instagram.
     */
    instagram: string | null;
    /**
     * WhatsApp.
     */
    whatsapp: string | null;
    /**
     * Messenger.
     */
    messenger: string | null;
    /**
     * Telegram.
     */
    telegram: string | null;
  };
  /**
   * Customer service.
   */
  customerService: {
    /**
     * The email address.
     */
    email: string | null;
    /**
     * The customer service page.
     */
    url: string | null;
  };
  /**
   * Analytics, for visitors who consent. Without a collector, visitors are not asked and nothing is counted.
   */
  analytics: {
    /**
     * The address of a collector with Matomo's Tracking HTTP API. Pages may call its origin too. The gateway's settings contain the id of the site at the collector (`analyticsId`).
     */
    collector: string | null;
  };
  /**
   * Features that a brand can switch on or off. A brand never offers more than the gateway does.
   */
  features: {
    /**
     * Players can save favourite games.
     */
    favourites: boolean;
    /**
     * Players see their recently played games.
     */
    recent: boolean;
    /**
     * Visitors can play demos.
     */
    demoPlay: boolean;
    /**
     * Visitors can choose the mode.
     */
    themeSwitch: boolean;
    /**
     * Offers the cockfight category. It is off by default, because animal fights are a crime in most countries.
     */
    cockfight: boolean;
  };
  /**
   * The gaming law that the gateway applies to the brand.
   */
  compliance: {
    /**
     * `BR` Brazil, `UK` Great Britain, `MT` Malta, `CW` Curaçao; `none` forbids nothing. It affects payment methods, transfers between players, raffles, lotteries, cancelled withdrawals and deposit bonuses.
     */
    jurisdiction: 'none' | 'BR' | 'UK' | 'MT' | 'CW';
    /**
     * The minutes of play after which a player sees the time played and the result. Players can choose fewer. Without it: the jurisdiction's maximum.
     */
    realityCheckMinutes: number;
    /**
     * The authorisation number of raffles and draws. Brazilian brands offer none without it.
     */
    raffleAuthorisation: string;
    /**
     * The brand's lottery licence. Brands in Brazil and Great Britain offer no lotteries without it.
     */
    lotteryLicence: string;
  };
  /**
   * Providers that players can log in with, besides username and password. The gateway must have settings for each: see docs/gateway.md.
   */
  signIn: {
    /**
     * OpenID Connect providers, in the order in which the login offers them.
     *
     * @maxItems 6
     */
    providers: {
      /**
       * The gateway's name for the provider. `google`, `apple`, `facebook` and `microsoft` have their logos, others a plain icon.
       */
      id: string;
      /**
       * The name shown to players.
       */
      name: string;
    }[];
    /**
     * Whether the login offers a code by phone, sent by a service such as Firebase Auth.
     */
    phone: boolean;
  };
  /**
   * The registration form.
   */
  registration: {
    /**
     * Fields of the gateway's form that this brand hides. Fields that the gateway requires are always shown.
     *
     * @maxItems 11
     */
    leaveOut: (
      | 'payeeName'
      | 'email'
      | 'whatsapp'
      | 'line'
      | 'facebook'
      | 'wechat'
      | 'qqNum'
      | 'idNumber'
      | 'affiliateCode'
      | 'recommenderId'
      | 'mobileNum'
    )[];
  };
  /**
   * The page for agents who are not logged in.
   */
  agent: {
    /**
     * The language of its marketing text. `specified`: Chinese; `interface`: the language of the page.
     */
    landingLanguage: 'specified' | 'interface';
  };
  /**
   * The format of amounts and times.
   */
  format: {
    /**
     * `specified`: two decimals and thousands commas; `locale`: as the language of the page writes them.
     */
    amounts: 'specified' | 'locale';
    /**
     * The IANA time zone of the brand's days.
     */
    timeZone: string;
    /**
     * The ISO 4217 currency of accounts.
     */
    currency: string;
  };
  /**
   * The gateway that the site calls.
   */
  gateway: {
    /**
     * The gateway's origin. Empty for the site's own origin.
     */
    baseUrl: string;
    /**
     * How encrypted calls are sent.
     */
    encryption: 'jwe';
  };
  /**
   * The origins that the gateway's settings may name, besides the site's own.
   */
  frames: {
    /**
     * Origins that games may be framed from.
     *
     * @maxItems 50
     */
    games: string[];
    /**
     * Origins that pictures may come from.
     *
     * @maxItems 50
     */
    images: string[];
  };
  /**
   * HTTPS enforcement, and the protection of accounts.
   */
  security: {
    /**
     * The hosts that browsers open only over HTTPS for a year after a visit (HSTS). `host`: the host itself. `subdomains`: also every host below it, even those of other teams. `preload`: also allows the browsers' preload lists, from which removal takes months.
     */
    strictTransport: 'host' | 'subdomains' | 'preload';
    /**
     * Whether a password reset by email reveals that an account does not exist. If false, every request gets the same confirmation, so that accounts cannot be probed.
     */
    revealAccounts: boolean;
    /**
     * Hours that a member's withdrawals wait after a password reset, a new email address or phone number, or a reset withdrawal PIN. Withdrawals to a new payout account wait as long; other accounts are not affected. The wait gives the owner time to notice a theft. 0 disables it, which a production gateway refuses.
     */
    withdrawalHoldHours: number;
  };
  /**
   * Metadata for search engines and shared links.
   */
  seo: {
    /**
     * The text of the home page's title.
     */
    titleKey: string;
    /**
     * The text of the home page's description.
     */
    descriptionKey: string;
  };
  /**
   * Size limits of the brand's files, in kB of 1,000 bytes.
   */
  budgets: {
    /**
     * All assets together.
     */
    brandKb: number;
    /**
     * The fonts together.
     */
    fontKb: number;
    /**
     * The pictures together.
     */
    imageKb: number;
    /**
     * The home page in the default language, compressed by gzip: up to 14.3 it fits into the server's first round trip.
     */
    htmlKb: number;
  };
  /**
   * Whether the name or merchant code is an ordinary word that other brands' pages may contain. Otherwise a build rejects a bundle that mentions another brand.
   */
  commonName: boolean;
}

/** The defaults of the engine. Null if it has none. */
export const brandDefaults: JsonObject = {
  "schemaVersion": null,
  "code": null,
  "merchantCode": null,
  "identity": {
    "name": null,
    "legalName": null,
    "taxId": null,
    "address": null,
    "copyrightYear": 2025,
    "ageMark": 18
  },
  "hosts": [],
  "languages": {
    "default": null,
    "supported": null
  },
  "theme": {
    "seeds": {
      "primary": null,
      "accent": null,
      "second": null,
      "neutral": null,
      "ground": null,
      "darkGround": null,
      "band": null,
      "money": null
    },
    "tokens": null,
    "modes": [
      "light",
      "dark"
    ],
    "default": null,
    "contrast": {
      "level": "AA",
      "onConflict": "adjust"
    },
    "shape": {
      "radius": "soft",
      "border": "regular",
      "elevation": "soft"
    },
    "density": "regular",
    "type": {
      "ratio": 1.25,
      "base": 16
    },
    "motion": "calm",
    "iconStroke": 2,
    "fonts": {
      "display": {
        "family": "system-ui",
        "file": null,
        "weight": "400 700",
        "stretch": null,
        "displayStretch": null,
        "displayWeight": 700,
        "case": "none",
        "spacing": "normal",
        "fallback": "sans-serif",
        "license": null,
        "licenseFile": null,
        "subset": true
      },
      "text": {
        "family": "system-ui",
        "file": null,
        "weight": "400 700",
        "stretch": null,
        "displayStretch": null,
        "displayWeight": 700,
        "case": "none",
        "spacing": "normal",
        "fallback": "sans-serif",
        "license": null,
        "licenseFile": null,
        "subset": true
      }
    }
  },
  "layout": {
    "header": "flush",
    "lobby": "rails",
    "tile": "portrait",
    "navigation": "chips",
    "sideMenu": "panel",
    "hero": "type",
    "promotions": "slides",
    "notices": "marquee",
    "footer": "columns"
  },
  "hero": {
    "titleKey": "home.hero.title",
    "textKey": "home.hero.text",
    "art": {
      "light": null,
      "dark": null
    },
    "link": "/?type=HOT"
  },
  "assets": {
    "logo": {
      "light": null,
      "dark": null,
      "alt": null
    },
    "mark": {
      "light": null,
      "dark": null
    },
    "icon": null
  },
  "footer": {
    "vendors": [
      "PG",
      "EG2",
      "PT",
      "JDB",
      "CQ9",
      "FC",
      "JL",
      "BGS"
    ],
    "links": []
  },
  "license": {
    "number": "",
    "authority": "",
    "url": null
  },
  "social": {
    "youtube": null,
    "facebook": null,
    "instagram": null,
    "whatsapp": null,
    "messenger": null,
    "telegram": null
  },
  "customerService": {
    "email": null,
    "url": null
  },
  "analytics": {
    "collector": null
  },
  "features": {
    "favourites": true,
    "recent": true,
    "demoPlay": true,
    "themeSwitch": true,
    "cockfight": false
  },
  "compliance": {
    "jurisdiction": "none",
    "realityCheckMinutes": null,
    "raffleAuthorisation": "",
    "lotteryLicence": ""
  },
  "signIn": {
    "providers": [],
    "phone": false
  },
  "registration": {
    "leaveOut": []
  },
  "agent": {
    "landingLanguage": "specified"
  },
  "format": {
    "amounts": "specified",
    "timeZone": "America/Sao_Paulo",
    "currency": "BRL"
  },
  "gateway": {
    "baseUrl": "",
    "encryption": "jwe"
  },
  "frames": {
    "games": [],
    "images": []
  },
  "security": {
    "strictTransport": "host",
    "revealAccounts": false,
    "withdrawalHoldHours": 24
  },
  "seo": {
    "titleKey": "home.seo.title",
    "descriptionKey": "home.seo.description"
  },
  "budgets": {
    "brandKb": 300,
    "fontKb": 120,
    "imageKb": 200,
    "htmlKb": 14.3
  },
  "commonName": false
};

/** The schema without references, for messages. */
export const brandSchema: JsonObject = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "type": "object",
  "required": [
    "schemaVersion",
    "code",
    "identity"
  ],
  "properties": {
    "$schema": {
      "type": "string",
      "x-visibility": "build",
      "examples": [
        "../../schemas/brand.schema.json"
      ]
    },
    "schemaVersion": {
      "type": "integer",
      "minimum": 1,
      "x-visibility": "build",
      "examples": [
        2
      ]
    },
    "extends": {
      "type": [
        "string",
        "null"
      ],
      "pattern": "^_?[a-z0-9]([a-z0-9-]{0,30}[a-z0-9])?$",
      "x-hint": "Write the name of a folder beside this one, such as _base.",
      "x-visibility": "build",
      "examples": [
        "_base",
        "acme"
      ]
    },
    "engine": {
      "type": [
        "string",
        "null"
      ],
      "maxLength": 80,
      "pattern": "\\S",
      "x-hint": "Write a range such as \"^1.2\" or \">=1.2 <3\".",
      "x-visibility": "build",
      "examples": [
        "^1.2",
        ">=1.2 <3"
      ]
    },
    "code": {
      "type": "string",
      "pattern": "^[a-z0-9]([a-z0-9-]{0,30}[a-z0-9])$",
      "x-rule": "brand-code",
      "x-hint": "Use 2 to 32 lower-case letters, digits and inner hyphens, such as acme or acme-bet.",
      "x-visibility": "public",
      "examples": [
        "acme",
        "acme-bet"
      ]
    },
    "merchantCode": {
      "type": [
        "string",
        "null"
      ],
      "pattern": "^[A-Z0-9][A-Z0-9_-]{1,31}$",
      "x-hint": "Use 2 to 32 capitals, digits, hyphens and underscores.",
      "x-derived": "/code",
      "x-visibility": "public",
      "examples": [
        "ACME"
      ]
    },
    "identity": {
      "type": "object",
      "required": [
        "name"
      ],
      "x-visibility": "public",
      "properties": {
        "name": {
          "type": "string",
          "maxLength": 40,
          "pattern": "\\S",
          "x-hint": "Write the name that players read, up to 40 characters.",
          "x-visibility": "public",
          "examples": [
            "Acme"
          ]
        },
        "legalName": {
          "type": [
            "string",
            "null"
          ],
          "minLength": 1,
          "maxLength": 120,
          "x-derived": "/identity/name",
          "x-visibility": "public",
          "examples": [
            "Acme Games Ltd."
          ]
        },
        "taxId": {
          "type": [
            "string",
            "null"
          ],
          "minLength": 1,
          "maxLength": 60,
          "x-visibility": "public",
          "examples": [
            "12.345.678/0001-90"
          ]
        },
        "address": {
          "type": [
            "string",
            "null"
          ],
          "minLength": 1,
          "maxLength": 200,
          "x-visibility": "public",
          "examples": [
            "1 Example Street, Example Town"
          ]
        },
        "copyrightYear": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1990,
          "maximum": 2100,
          "default": 2025,
          "x-visibility": "public",
          "examples": [
            2025
          ]
        },
        "ageMark": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 16,
          "maximum": 25,
          "default": 18,
          "x-visibility": "public",
          "examples": [
            18,
            21
          ]
        }
      },
      "additionalProperties": false
    },
    "hosts": {
      "type": [
        "array",
        "null"
      ],
      "maxItems": 50,
      "uniqueItems": true,
      "default": [],
      "items": {
        "type": "string",
        "maxLength": 253,
        "pattern": "^(?!-)[a-z0-9-]{1,63}(?<!-)(\\.(?!-)[a-z0-9-]{1,63}(?<!-))*$",
        "x-hint": "Write a lower-case host name such as acme.example, without scheme, port and path."
      },
      "x-visibility": "build",
      "examples": [
        [
          "acme.example",
          "www.acme.example"
        ]
      ]
    },
    "languages": {
      "type": [
        "object",
        "null"
      ],
      "x-visibility": "public",
      "properties": {
        "default": {
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[a-z]{2,3}(-[A-Z]{2})?$",
          "x-hint": "Write a language such as pt, en or zh-TW.",
          "x-derived": "/languages/supported",
          "x-visibility": "public",
          "examples": [
            "pt",
            "en"
          ]
        },
        "supported": {
          "type": [
            "array",
            "null"
          ],
          "minItems": 1,
          "maxItems": 20,
          "uniqueItems": true,
          "items": {
            "type": "string",
            "pattern": "^[a-z]{2,3}(-[A-Z]{2})?$",
            "x-hint": "Write a language such as pt, en or zh-TW."
          },
          "x-derived": "/languages/default",
          "x-visibility": "public",
          "examples": [
            [
              "pt",
              "en"
            ]
          ]
        }
      },
      "additionalProperties": false
    },
    "theme": {
      "type": "object",
      "x-required": true,
      "x-visibility": "public",
      "properties": {
        "seeds": {
          "type": "object",
          "x-required": true,
          "x-visibility": "build",
          "properties": {
            "primary": {
              "type": "string",
              "x-required": true,
              "minLength": 1,
              "maxLength": 60,
              "x-visibility": "build",
              "examples": [
                "#ff6600"
              ]
            },
            "accent": {
              "type": [
                "string",
                "null"
              ],
              "minLength": 1,
              "maxLength": 60,
              "x-visibility": "build",
              "examples": [
                "#f2603f"
              ]
            },
            "second": {
              "type": [
                "string",
                "null"
              ],
              "minLength": 1,
              "maxLength": 60,
              "x-visibility": "build",
              "examples": [
                "#1f7a5c"
              ]
            },
            "neutral": {
              "type": [
                "string",
                "null"
              ],
              "minLength": 1,
              "maxLength": 60,
              "x-visibility": "build",
              "examples": [
                "#0b3b45"
              ]
            },
            "ground": {
              "type": [
                "string",
                "null"
              ],
              "minLength": 1,
              "maxLength": 60,
              "x-visibility": "build",
              "examples": [
                "#fff6e6"
              ]
            },
            "darkGround": {
              "type": [
                "string",
                "null"
              ],
              "minLength": 1,
              "maxLength": 60,
              "x-visibility": "build",
              "examples": [
                "#06222b"
              ]
            },
            "band": {
              "type": [
                "string",
                "null"
              ],
              "minLength": 1,
              "maxLength": 60,
              "x-visibility": "build",
              "examples": [
                "#0f6b74"
              ]
            },
            "money": {
              "type": [
                "string",
                "null"
              ],
              "minLength": 1,
              "maxLength": 60,
              "x-visibility": "build",
              "examples": [
                "#1f7a5c"
              ]
            }
          },
          "additionalProperties": false
        },
        "tokens": {
          "type": [
            "string",
            "null"
          ],
          "maxLength": 200,
          "pattern": "^(?!.*\\.\\.)[A-Za-z0-9_-][A-Za-z0-9_./-]*\\.json$",
          "x-hint": "Write a path inside the brand's folder such as tokens.json.",
          "x-visibility": "build",
          "examples": [
            "tokens.json"
          ]
        },
        "modes": {
          "type": [
            "array",
            "null"
          ],
          "minItems": 1,
          "maxItems": 2,
          "uniqueItems": true,
          "default": [
            "light",
            "dark"
          ],
          "items": {
            "type": "string",
            "enum": [
              "light",
              "dark"
            ]
          },
          "x-visibility": "public",
          "examples": [
            [
              "light",
              "dark"
            ],
            [
              "dark"
            ]
          ]
        },
        "default": {
          "type": [
            "string",
            "null"
          ],
          "enum": [
            "light",
            "dark",
            "system",
            null
          ],
          "x-derived": "/theme/modes",
          "x-visibility": "public",
          "examples": [
            "light",
            "system"
          ]
        },
        "contrast": {
          "type": [
            "object",
            "null"
          ],
          "x-visibility": "build",
          "properties": {
            "level": {
              "type": [
                "string",
                "null"
              ],
              "enum": [
                "AA",
                "AAA",
                null
              ],
              "default": "AA",
              "x-visibility": "build",
              "examples": [
                "AA"
              ]
            },
            "onConflict": {
              "type": [
                "string",
                "null"
              ],
              "enum": [
                "adjust",
                "fail",
                null
              ],
              "default": "adjust",
              "x-visibility": "build",
              "examples": [
                "adjust"
              ]
            }
          },
          "additionalProperties": false
        },
        "shape": {
          "type": [
            "object",
            "null"
          ],
          "x-visibility": "build",
          "properties": {
            "radius": {
              "type": [
                "string",
                "null"
              ],
              "enum": [
                "sharp",
                "soft",
                "round",
                null
              ],
              "default": "soft",
              "x-visibility": "build",
              "examples": [
                "round"
              ]
            },
            "border": {
              "type": [
                "string",
                "null"
              ],
              "enum": [
                "hairline",
                "regular",
                "bold",
                null
              ],
              "default": "regular",
              "x-visibility": "build",
              "examples": [
                "hairline"
              ]
            },
            "elevation": {
              "type": [
                "string",
                "null"
              ],
              "enum": [
                "flat",
                "soft",
                "lifted",
                null
              ],
              "default": "soft",
              "x-visibility": "build",
              "examples": [
                "flat"
              ]
            }
          },
          "additionalProperties": false
        },
        "density": {
          "type": [
            "string",
            "null"
          ],
          "enum": [
            "compact",
            "regular",
            "airy",
            null
          ],
          "default": "regular",
          "x-visibility": "build",
          "examples": [
            "airy"
          ]
        },
        "type": {
          "type": [
            "object",
            "null"
          ],
          "x-visibility": "build",
          "properties": {
            "ratio": {
              "type": [
                "number",
                "null"
              ],
              "minimum": 1.2,
              "maximum": 1.334,
              "default": 1.25,
              "x-visibility": "build",
              "examples": [
                1.2,
                1.25,
                1.333
              ]
            },
            "base": {
              "type": [
                "number",
                "null"
              ],
              "minimum": 14,
              "maximum": 20,
              "default": 16,
              "x-visibility": "build",
              "examples": [
                16
              ]
            }
          },
          "additionalProperties": false
        },
        "motion": {
          "type": [
            "string",
            "null"
          ],
          "enum": [
            "calm",
            "brisk",
            null
          ],
          "default": "calm",
          "x-visibility": "build",
          "examples": [
            "calm"
          ]
        },
        "iconStroke": {
          "type": [
            "number",
            "null"
          ],
          "minimum": 1,
          "maximum": 3,
          "default": 2,
          "x-visibility": "build",
          "examples": [
            1.5,
            2
          ]
        },
        "fonts": {
          "type": [
            "object",
            "null"
          ],
          "x-visibility": "build",
          "properties": {
            "display": {
              "type": [
                "object",
                "null"
              ],
              "properties": {
                "family": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "minLength": 1,
                  "maxLength": 60,
                  "pattern": "^[A-Za-z0-9 _-]+$",
                  "default": "system-ui",
                  "x-hint": "Write the family's name in plain letters, digits and spaces.",
                  "x-visibility": "build",
                  "examples": [
                    "Bricolage Grotesque"
                  ]
                },
                "file": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "minLength": 1,
                  "maxLength": 200,
                  "x-visibility": "build",
                  "examples": [
                    "assets/fonts/bricolage.woff2"
                  ]
                },
                "weight": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "pattern": "^[1-9][0-9]{0,3}( [1-9][0-9]{0,3})?$",
                  "default": "400 700",
                  "x-hint": "Write one weight or a range, such as 400 or 200 800.",
                  "x-visibility": "build",
                  "examples": [
                    "400",
                    "200 800"
                  ]
                },
                "stretch": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "pattern": "^[0-9]{1,3}(\\.[0-9]+)?%( [0-9]{1,3}(\\.[0-9]+)?%)?$",
                  "x-hint": "Write one width or a range, such as 75% 100%.",
                  "x-visibility": "build",
                  "examples": [
                    "75% 100%"
                  ]
                },
                "displayStretch": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "pattern": "^[0-9]{1,3}(\\.[0-9]+)?%$",
                  "x-hint": "Write one width, such as 75%.",
                  "x-visibility": "build",
                  "examples": [
                    "75%"
                  ]
                },
                "displayWeight": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 1,
                  "maximum": 1000,
                  "default": 700,
                  "x-visibility": "build",
                  "examples": [
                    700
                  ]
                },
                "case": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "enum": [
                    "none",
                    "uppercase",
                    null
                  ],
                  "default": "none",
                  "x-visibility": "build",
                  "examples": [
                    "none"
                  ]
                },
                "spacing": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "pattern": "^(normal|-?[0-9]*\\.?[0-9]+em)$",
                  "default": "normal",
                  "x-hint": "Write a length in em, such as -0.02em.",
                  "x-visibility": "build",
                  "examples": [
                    "-0.02em"
                  ]
                },
                "fallback": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "enum": [
                    "sans-serif",
                    "serif",
                    "monospace",
                    null
                  ],
                  "default": "sans-serif",
                  "x-visibility": "build",
                  "examples": [
                    "sans-serif"
                  ]
                },
                "license": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "pattern": "^[A-Za-z0-9][A-Za-z0-9.+-]{1,60}$",
                  "x-hint": "Write the licence's SPDX name, such as OFL-1.1, or LicenseRef-Commercial for a bought one.",
                  "x-visibility": "build",
                  "examples": [
                    "OFL-1.1"
                  ]
                },
                "licenseFile": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "minLength": 1,
                  "maxLength": 200,
                  "x-visibility": "build",
                  "examples": [
                    "assets/fonts/bricolage.OFL.txt"
                  ]
                },
                "subset": {
                  "type": [
                    "boolean",
                    "null"
                  ],
                  "default": true,
                  "x-visibility": "build",
                  "examples": [
                    false
                  ]
                }
              },
              "additionalProperties": false,
              "x-visibility": "build"
            },
            "text": {
              "type": [
                "object",
                "null"
              ],
              "properties": {
                "family": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "minLength": 1,
                  "maxLength": 60,
                  "pattern": "^[A-Za-z0-9 _-]+$",
                  "default": "system-ui",
                  "x-hint": "Write the family's name in plain letters, digits and spaces.",
                  "x-visibility": "build",
                  "examples": [
                    "Bricolage Grotesque"
                  ]
                },
                "file": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "minLength": 1,
                  "maxLength": 200,
                  "x-visibility": "build",
                  "examples": [
                    "assets/fonts/bricolage.woff2"
                  ]
                },
                "weight": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "pattern": "^[1-9][0-9]{0,3}( [1-9][0-9]{0,3})?$",
                  "default": "400 700",
                  "x-hint": "Write one weight or a range, such as 400 or 200 800.",
                  "x-visibility": "build",
                  "examples": [
                    "400",
                    "200 800"
                  ]
                },
                "stretch": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "pattern": "^[0-9]{1,3}(\\.[0-9]+)?%( [0-9]{1,3}(\\.[0-9]+)?%)?$",
                  "x-hint": "Write one width or a range, such as 75% 100%.",
                  "x-visibility": "build",
                  "examples": [
                    "75% 100%"
                  ]
                },
                "displayStretch": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "pattern": "^[0-9]{1,3}(\\.[0-9]+)?%$",
                  "x-hint": "Write one width, such as 75%.",
                  "x-visibility": "build",
                  "examples": [
                    "75%"
                  ]
                },
                "displayWeight": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 1,
                  "maximum": 1000,
                  "default": 700,
                  "x-visibility": "build",
                  "examples": [
                    700
                  ]
                },
                "case": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "enum": [
                    "none",
                    "uppercase",
                    null
                  ],
                  "default": "none",
                  "x-visibility": "build",
                  "examples": [
                    "none"
                  ]
                },
                "spacing": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "pattern": "^(normal|-?[0-9]*\\.?[0-9]+em)$",
                  "default": "normal",
                  "x-hint": "Write a length in em, such as -0.02em.",
                  "x-visibility": "build",
                  "examples": [
                    "-0.02em"
                  ]
                },
                "fallback": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "enum": [
                    "sans-serif",
                    "serif",
                    "monospace",
                    null
                  ],
                  "default": "sans-serif",
                  "x-visibility": "build",
                  "examples": [
                    "sans-serif"
                  ]
                },
                "license": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "pattern": "^[A-Za-z0-9][A-Za-z0-9.+-]{1,60}$",
                  "x-hint": "Write the licence's SPDX name, such as OFL-1.1, or LicenseRef-Commercial for a bought one.",
                  "x-visibility": "build",
                  "examples": [
                    "OFL-1.1"
                  ]
                },
                "licenseFile": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "minLength": 1,
                  "maxLength": 200,
                  "x-visibility": "build",
                  "examples": [
                    "assets/fonts/bricolage.OFL.txt"
                  ]
                },
                "subset": {
                  "type": [
                    "boolean",
                    "null"
                  ],
                  "default": true,
                  "x-visibility": "build",
                  "examples": [
                    false
                  ]
                }
              },
              "additionalProperties": false,
              "x-visibility": "build"
            }
          },
          "additionalProperties": false
        }
      },
      "additionalProperties": false
    },
    "layout": {
      "type": [
        "object",
        "null"
      ],
      "x-visibility": "public",
      "properties": {
        "header": {
          "type": [
            "string",
            "null"
          ],
          "enum": [
            "centred",
            "flush",
            "stacked",
            null
          ],
          "default": "flush",
          "x-visibility": "public",
          "examples": [
            "centred"
          ]
        },
        "lobby": {
          "type": [
            "string",
            "null"
          ],
          "enum": [
            "rails",
            "grid",
            "spotlight",
            null
          ],
          "default": "rails",
          "x-visibility": "public",
          "examples": [
            "rails"
          ]
        },
        "tile": {
          "type": [
            "string",
            "null"
          ],
          "enum": [
            "portrait",
            "square",
            "landscape",
            null
          ],
          "default": "portrait",
          "x-visibility": "public",
          "examples": [
            "portrait"
          ]
        },
        "navigation": {
          "type": [
            "string",
            "null"
          ],
          "enum": [
            "chips",
            "tabs",
            "tiles",
            null
          ],
          "default": "chips",
          "x-visibility": "public",
          "examples": [
            "chips"
          ]
        },
        "sideMenu": {
          "type": [
            "string",
            "null"
          ],
          "enum": [
            "panel",
            "rail",
            "drawer",
            null
          ],
          "default": "panel",
          "x-visibility": "public",
          "examples": [
            "panel"
          ]
        },
        "hero": {
          "type": [
            "string",
            "null"
          ],
          "enum": [
            "scene",
            "type",
            "split",
            null
          ],
          "default": "type",
          "x-visibility": "public",
          "examples": [
            "scene"
          ]
        },
        "promotions": {
          "type": [
            "string",
            "null"
          ],
          "enum": [
            "slides",
            "cards",
            null
          ],
          "default": "slides",
          "x-visibility": "public",
          "examples": [
            "slides"
          ]
        },
        "notices": {
          "type": [
            "string",
            "null"
          ],
          "enum": [
            "marquee",
            "ticker",
            null
          ],
          "default": "marquee",
          "x-visibility": "public",
          "examples": [
            "marquee"
          ]
        },
        "footer": {
          "type": [
            "string",
            "null"
          ],
          "enum": [
            "wave",
            "columns",
            "compact",
            null
          ],
          "default": "columns",
          "x-visibility": "public",
          "examples": [
            "columns"
          ]
        }
      },
      "additionalProperties": false
    },
    "hero": {
      "type": [
        "object",
        "null"
      ],
      "x-visibility": "public",
      "properties": {
        "titleKey": {
          "type": [
            "string",
            "null"
          ],
          "maxLength": 120,
          "pattern": "^[a-z][A-Za-z0-9-]*(\\.[A-Za-z0-9_-]+)+$",
          "x-hint": "Write a namespace and a key, such as home.hero.title.",
          "default": "home.hero.title",
          "x-visibility": "public",
          "examples": [
            "home.hero.title"
          ]
        },
        "textKey": {
          "type": [
            "string",
            "null"
          ],
          "maxLength": 120,
          "pattern": "^[a-z][A-Za-z0-9-]*(\\.[A-Za-z0-9_-]+)+$",
          "x-hint": "Write a namespace and a key, such as home.hero.title.",
          "default": "home.hero.text",
          "x-visibility": "public",
          "examples": [
            "home.hero.text"
          ]
        },
        "art": {
          "type": [
            "object",
            "null"
          ],
          "x-visibility": "public",
          "properties": {
            "light": {
              "type": [
                "string",
                "null"
              ],
              "minLength": 1,
              "maxLength": 200,
              "x-visibility": "public",
              "examples": [
                "assets/hero.svg"
              ]
            },
            "dark": {
              "type": [
                "string",
                "null"
              ],
              "minLength": 1,
              "maxLength": 200,
              "x-visibility": "public",
              "examples": [
                "assets/hero-dark.svg"
              ]
            }
          },
          "additionalProperties": false
        },
        "link": {
          "type": [
            "string",
            "null"
          ],
          "maxLength": 200,
          "pattern": "^/(?!/)[A-Za-z0-9/_~.?&=%#-]*$",
          "x-hint": "Write the address of a page of the site, such as /?type=HOT.",
          "default": "/?type=HOT",
          "x-visibility": "public",
          "examples": [
            "/?type=HOT"
          ]
        }
      },
      "additionalProperties": false
    },
    "assets": {
      "type": [
        "object",
        "null"
      ],
      "x-visibility": "public",
      "properties": {
        "logo": {
          "type": [
            "object",
            "null"
          ],
          "x-visibility": "public",
          "properties": {
            "light": {
              "type": [
                "string",
                "null"
              ],
              "minLength": 1,
              "maxLength": 200,
              "x-visibility": "public",
              "examples": [
                "assets/logo.svg"
              ]
            },
            "dark": {
              "type": [
                "string",
                "null"
              ],
              "minLength": 1,
              "maxLength": 200,
              "x-visibility": "public",
              "examples": [
                "assets/logo-dark.svg"
              ]
            },
            "alt": {
              "type": [
                "string",
                "null"
              ],
              "minLength": 1,
              "maxLength": 120,
              "x-derived": "/identity/name",
              "x-visibility": "public",
              "examples": [
                "Acme"
              ]
            }
          },
          "additionalProperties": false
        },
        "mark": {
          "type": [
            "object",
            "null"
          ],
          "x-visibility": "public",
          "properties": {
            "light": {
              "type": [
                "string",
                "null"
              ],
              "minLength": 1,
              "maxLength": 200,
              "x-visibility": "public",
              "examples": [
                "assets/mark.svg"
              ]
            },
            "dark": {
              "type": [
                "string",
                "null"
              ],
              "minLength": 1,
              "maxLength": 200,
              "x-visibility": "public",
              "examples": [
                "assets/mark-dark.svg"
              ]
            }
          },
          "additionalProperties": false
        },
        "icon": {
          "type": [
            "string",
            "null"
          ],
          "minLength": 1,
          "maxLength": 200,
          "x-visibility": "public",
          "examples": [
            "assets/icon.svg"
          ]
        }
      },
      "additionalProperties": false
    },
    "footer": {
      "type": [
        "object",
        "null"
      ],
      "x-visibility": "public",
      "properties": {
        "vendors": {
          "type": [
            "array",
            "null"
          ],
          "maxItems": 40,
          "uniqueItems": true,
          "default": [
            "PG",
            "EG2",
            "PT",
            "JDB",
            "CQ9",
            "FC",
            "JL",
            "BGS"
          ],
          "items": {
            "type": "string",
            "pattern": "^[A-Z0-9]{1,12}$"
          },
          "x-visibility": "public",
          "examples": [
            [
              "PG",
              "JDB"
            ]
          ]
        },
        "links": {
          "type": [
            "array",
            "null"
          ],
          "maxItems": 20,
          "default": [],
          "items": {
            "type": "object",
            "required": [
              "titleKey",
              "to"
            ],
            "properties": {
              "titleKey": {
                "type": "string",
                "maxLength": 120,
                "pattern": "^[a-z][A-Za-z0-9-]*(\\.[A-Za-z0-9_-]+)+$",
                "x-hint": "Write a namespace and a key, such as home.hero.title.",
                "x-visibility": "public",
                "examples": [
                  "common.footer.help"
                ]
              },
              "to": {
                "type": "string",
                "maxLength": 200,
                "pattern": "^/(?!/)[A-Za-z0-9/_~.?&=%#-]*$",
                "x-hint": "Write the address of a page of the site, such as /?type=HOT.",
                "x-visibility": "public",
                "examples": [
                  "/help"
                ]
              }
            },
            "additionalProperties": false
          },
          "x-visibility": "public",
          "examples": [
            [
              {
                "titleKey": "common.footer.help",
                "to": "/help"
              }
            ]
          ]
        }
      },
      "additionalProperties": false
    },
    "license": {
      "type": [
        "object",
        "null"
      ],
      "x-visibility": "public",
      "properties": {
        "number": {
          "type": [
            "string",
            "null"
          ],
          "maxLength": 80,
          "default": "",
          "x-visibility": "public",
          "examples": [
            "0000/2025"
          ]
        },
        "authority": {
          "type": [
            "string",
            "null"
          ],
          "maxLength": 120,
          "default": "",
          "x-visibility": "public",
          "examples": [
            "Example Gaming Authority"
          ]
        },
        "url": {
          "type": [
            "string",
            "null"
          ],
          "minLength": 1,
          "maxLength": 500,
          "x-visibility": "public",
          "examples": [
            "https://authority.example/0000"
          ]
        }
      },
      "additionalProperties": false
    },
    "social": {
      "type": [
        "object",
        "null"
      ],
      "x-visibility": "public",
      "properties": {
        "youtube": {
          "type": [
            "string",
            "null"
          ],
          "minLength": 1,
          "maxLength": 500,
          "x-visibility": "public",
          "examples": [
            "https://youtube.example/acme"
          ]
        },
        "facebook": {
          "type": [
            "string",
            "null"
          ],
          "minLength": 1,
          "maxLength": 500,
          "x-visibility": "public",
          "examples": [
            "https://facebook.example/acme"
          ]
        },
        "instagram": {
          "type": [
            "string",
            "null"
          ],
          "minLength": 1,
          "maxLength": 500,
          "x-visibility": "public",
          "examples": [
            "https://instagram.example/acme"
          ]
        },
        "whatsapp": {
          "type": [
            "string",
            "null"
          ],
          "minLength": 1,
          "maxLength": 500,
          "x-visibility": "public",
          "examples": [
            "https://whatsapp.example/acme"
          ]
        },
        "messenger": {
          "type": [
            "string",
            "null"
          ],
          "minLength": 1,
          "maxLength": 500,
          "x-visibility": "public",
          "examples": [
            "https://messenger.example/acme"
          ]
        },
        "telegram": {
          "type": [
            "string",
            "null"
          ],
          "minLength": 1,
          "maxLength": 500,
          "x-visibility": "public",
          "examples": [
            "https://telegram.example/acme"
          ]
        }
      },
      "additionalProperties": false
    },
    "customerService": {
      "type": [
        "object",
        "null"
      ],
      "x-visibility": "public",
      "properties": {
        "email": {
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[^\\s@<>\"]+@[^\\s@<>\"]+\\.[^\\s@<>\"]+$",
          "maxLength": 254,
          "x-hint": "Write a mail address such as help@acme.example.",
          "x-visibility": "public",
          "examples": [
            "help@acme.example"
          ]
        },
        "url": {
          "type": [
            "string",
            "null"
          ],
          "minLength": 1,
          "maxLength": 500,
          "x-visibility": "public",
          "examples": [
            "https://help.acme.example"
          ]
        }
      },
      "additionalProperties": false
    },
    "analytics": {
      "type": [
        "object",
        "null"
      ],
      "x-visibility": "public",
      "properties": {
        "collector": {
          "type": [
            "string",
            "null"
          ],
          "minLength": 1,
          "maxLength": 500,
          "x-visibility": "public",
          "examples": [
            "https://stats.acme.example/matomo.php"
          ]
        }
      },
      "additionalProperties": false
    },
    "features": {
      "type": [
        "object",
        "null"
      ],
      "x-visibility": "public",
      "properties": {
        "favourites": {
          "type": [
            "boolean",
            "null"
          ],
          "default": true,
          "x-visibility": "public",
          "examples": [
            false
          ]
        },
        "recent": {
          "type": [
            "boolean",
            "null"
          ],
          "default": true,
          "x-visibility": "public",
          "examples": [
            false
          ]
        },
        "demoPlay": {
          "type": [
            "boolean",
            "null"
          ],
          "default": true,
          "x-visibility": "public",
          "examples": [
            false
          ]
        },
        "themeSwitch": {
          "type": [
            "boolean",
            "null"
          ],
          "default": true,
          "x-visibility": "public",
          "examples": [
            false
          ]
        },
        "cockfight": {
          "type": [
            "boolean",
            "null"
          ],
          "default": false,
          "x-visibility": "public",
          "examples": [
            true
          ]
        }
      },
      "additionalProperties": false
    },
    "compliance": {
      "type": [
        "object",
        "null"
      ],
      "x-visibility": "build",
      "properties": {
        "jurisdiction": {
          "type": [
            "string",
            "null"
          ],
          "enum": [
            "none",
            "BR",
            "UK",
            "MT",
            "CW",
            null
          ],
          "default": "none",
          "x-visibility": "public",
          "examples": [
            "BR"
          ]
        },
        "realityCheckMinutes": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 10,
          "maximum": 60,
          "default": null,
          "x-visibility": "public",
          "examples": [
            30
          ]
        },
        "raffleAuthorisation": {
          "type": [
            "string",
            "null"
          ],
          "maxLength": 80,
          "default": "",
          "x-visibility": "build",
          "examples": [
            "04.000000/2025"
          ]
        },
        "lotteryLicence": {
          "type": [
            "string",
            "null"
          ],
          "maxLength": 80,
          "default": "",
          "x-visibility": "build",
          "examples": [
            "LOTERJ 00/2026"
          ]
        }
      },
      "additionalProperties": false
    },
    "signIn": {
      "type": [
        "object",
        "null"
      ],
      "x-visibility": "public",
      "properties": {
        "providers": {
          "type": [
            "array",
            "null"
          ],
          "maxItems": 6,
          "default": [],
          "items": {
            "type": "object",
            "required": [
              "id",
              "name"
            ],
            "properties": {
              "id": {
                "type": "string",
                "pattern": "^[a-z0-9][a-z0-9-]{0,31}$",
                "x-hint": "Use up to 32 lower-case letters, digits and hyphens.",
                "x-visibility": "public",
                "examples": [
                  "google",
                  "acme-id"
                ]
              },
              "name": {
                "type": "string",
                "maxLength": 24,
                "pattern": "\\S",
                "x-hint": "Write the name that players know, up to 24 characters.",
                "x-visibility": "public",
                "examples": [
                  "Google",
                  "Acme ID"
                ]
              }
            },
            "additionalProperties": false
          },
          "x-visibility": "public",
          "examples": [
            [
              {
                "id": "google",
                "name": "Google"
              }
            ]
          ]
        },
        "phone": {
          "type": [
            "boolean",
            "null"
          ],
          "default": false,
          "x-visibility": "public",
          "examples": [
            true
          ]
        }
      },
      "additionalProperties": false
    },
    "registration": {
      "type": [
        "object",
        "null"
      ],
      "x-visibility": "public",
      "properties": {
        "leaveOut": {
          "type": [
            "array",
            "null"
          ],
          "maxItems": 11,
          "uniqueItems": true,
          "default": [],
          "items": {
            "type": "string",
            "enum": [
              "payeeName",
              "email",
              "whatsapp",
              "line",
              "facebook",
              "wechat",
              "qqNum",
              "idNumber",
              "affiliateCode",
              "recommenderId",
              "mobileNum"
            ]
          },
          "x-visibility": "public",
          "examples": [
            [
              "qqNum",
              "wechat"
            ]
          ]
        }
      },
      "additionalProperties": false
    },
    "agent": {
      "type": [
        "object",
        "null"
      ],
      "x-visibility": "public",
      "properties": {
        "landingLanguage": {
          "type": [
            "string",
            "null"
          ],
          "enum": [
            "specified",
            "interface",
            null
          ],
          "default": "specified",
          "x-visibility": "public",
          "examples": [
            "interface"
          ]
        }
      },
      "additionalProperties": false
    },
    "format": {
      "type": [
        "object",
        "null"
      ],
      "x-visibility": "public",
      "properties": {
        "amounts": {
          "type": [
            "string",
            "null"
          ],
          "enum": [
            "specified",
            "locale",
            null
          ],
          "default": "specified",
          "x-visibility": "public",
          "examples": [
            "specified"
          ]
        },
        "timeZone": {
          "type": [
            "string",
            "null"
          ],
          "maxLength": 60,
          "default": "America/Sao_Paulo",
          "x-visibility": "public",
          "examples": [
            "America/Sao_Paulo",
            "Europe/Lisbon"
          ]
        },
        "currency": {
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[A-Z]{3}$",
          "default": "BRL",
          "x-hint": "Write the three capitals of ISO 4217, such as BRL or EUR.",
          "x-visibility": "public",
          "examples": [
            "BRL",
            "EUR"
          ]
        }
      },
      "additionalProperties": false
    },
    "gateway": {
      "type": [
        "object",
        "null"
      ],
      "properties": {
        "baseUrl": {
          "type": [
            "string",
            "null"
          ],
          "maxLength": 260,
          "default": "",
          "x-visibility": "public",
          "examples": [
            "",
            "https://gateway.acme.example"
          ]
        },
        "encryption": {
          "type": [
            "string",
            "null"
          ],
          "enum": [
            "jwe",
            null
          ],
          "default": "jwe",
          "x-visibility": "build",
          "examples": [
            "jwe"
          ]
        }
      },
      "additionalProperties": false,
      "x-visibility": "public"
    },
    "frames": {
      "type": [
        "object",
        "null"
      ],
      "properties": {
        "games": {
          "type": [
            "array",
            "null"
          ],
          "maxItems": 50,
          "uniqueItems": true,
          "default": [],
          "items": {
            "type": "string",
            "maxLength": 260
          },
          "x-visibility": "public",
          "examples": [
            [
              "https://games.acme.example"
            ]
          ]
        },
        "images": {
          "type": [
            "array",
            "null"
          ],
          "maxItems": 50,
          "uniqueItems": true,
          "default": [],
          "items": {
            "type": "string",
            "maxLength": 260
          },
          "x-visibility": "public",
          "examples": [
            [
              "https://cdn.acme.example"
            ]
          ]
        }
      },
      "additionalProperties": false,
      "x-visibility": "public"
    },
    "security": {
      "type": [
        "object",
        "null"
      ],
      "x-visibility": "build",
      "properties": {
        "strictTransport": {
          "type": [
            "string",
            "null"
          ],
          "enum": [
            "host",
            "subdomains",
            "preload",
            null
          ],
          "default": "host",
          "x-visibility": "build",
          "examples": [
            "host"
          ]
        },
        "revealAccounts": {
          "type": [
            "boolean",
            "null"
          ],
          "default": false,
          "x-visibility": "build",
          "examples": [
            true
          ]
        },
        "withdrawalHoldHours": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 720,
          "default": 24,
          "x-visibility": "build",
          "examples": [
            48
          ]
        }
      },
      "additionalProperties": false
    },
    "seo": {
      "type": [
        "object",
        "null"
      ],
      "x-visibility": "build",
      "properties": {
        "titleKey": {
          "type": [
            "string",
            "null"
          ],
          "maxLength": 120,
          "pattern": "^[a-z][A-Za-z0-9-]*(\\.[A-Za-z0-9_-]+)+$",
          "x-hint": "Write a namespace and a key, such as home.hero.title.",
          "default": "home.seo.title",
          "x-visibility": "build",
          "examples": [
            "home.seo.title"
          ]
        },
        "descriptionKey": {
          "type": [
            "string",
            "null"
          ],
          "maxLength": 120,
          "pattern": "^[a-z][A-Za-z0-9-]*(\\.[A-Za-z0-9_-]+)+$",
          "x-hint": "Write a namespace and a key, such as home.hero.title.",
          "default": "home.seo.description",
          "x-visibility": "build",
          "examples": [
            "home.seo.description"
          ]
        }
      },
      "additionalProperties": false
    },
    "budgets": {
      "type": [
        "object",
        "null"
      ],
      "x-visibility": "build",
      "properties": {
        "brandKb": {
          "type": [
            "number",
            "null"
          ],
          "exclusiveMinimum": 0,
          "maximum": 2000,
          "default": 300,
          "x-visibility": "build",
          "examples": [
            300
          ]
        },
        "fontKb": {
          "type": [
            "number",
            "null"
          ],
          "exclusiveMinimum": 0,
          "maximum": 1000,
          "default": 120,
          "x-visibility": "build",
          "examples": [
            120
          ]
        },
        "imageKb": {
          "type": [
            "number",
            "null"
          ],
          "exclusiveMinimum": 0,
          "maximum": 2000,
          "default": 200,
          "x-visibility": "build",
          "examples": [
            200
          ]
        },
        "htmlKb": {
          "type": [
            "number",
            "null"
          ],
          "exclusiveMinimum": 0,
          "maximum": 100,
          "default": 14.3,
          "x-visibility": "build",
          "examples": [
            14.3
          ]
        }
      },
      "additionalProperties": false
    },
    "commonName": {
      "type": [
        "boolean",
        "null"
      ],
      "default": false,
      "x-visibility": "build",
      "examples": [
        true
      ]
    },
    "environments": {
      "type": [
        "object",
        "null"
      ],
      "maxProperties": 20,
      "propertyNames": {
        "pattern": "^[a-z][a-z0-9-]{0,30}$"
      },
      "x-visibility": "build",
      "additionalProperties": {
        "type": [
          "object",
          "null"
        ],
        "properties": {
          "gateway": {
            "type": [
              "object",
              "null"
            ],
            "properties": {
              "baseUrl": {
                "type": [
                  "string",
                  "null"
                ],
                "maxLength": 260,
                "default": "",
                "x-visibility": "public",
                "examples": [
                  "",
                  "https://gateway.acme.example"
                ]
              },
              "encryption": {
                "type": [
                  "string",
                  "null"
                ],
                "enum": [
                  "jwe",
                  null
                ],
                "default": "jwe",
                "x-visibility": "build",
                "examples": [
                  "jwe"
                ]
              }
            },
            "additionalProperties": false,
            "x-visibility": "public"
          },
          "frames": {
            "type": [
              "object",
              "null"
            ],
            "properties": {
              "games": {
                "type": [
                  "array",
                  "null"
                ],
                "maxItems": 50,
                "uniqueItems": true,
                "default": [],
                "items": {
                  "type": "string",
                  "maxLength": 260
                },
                "x-visibility": "public",
                "examples": [
                  [
                    "https://games.acme.example"
                  ]
                ]
              },
              "images": {
                "type": [
                  "array",
                  "null"
                ],
                "maxItems": 50,
                "uniqueItems": true,
                "default": [],
                "items": {
                  "type": "string",
                  "maxLength": 260
                },
                "x-visibility": "public",
                "examples": [
                  [
                    "https://cdn.acme.example"
                  ]
                ]
              }
            },
            "additionalProperties": false,
            "x-visibility": "public"
          },
          "hosts": {
            "type": [
              "array",
              "null"
            ],
            "maxItems": 50,
            "uniqueItems": true,
            "items": {
              "type": "string",
              "maxLength": 253,
              "pattern": "^(?!-)[a-z0-9-]{1,63}(?<!-)(\\.(?!-)[a-z0-9-]{1,63}(?<!-))*$",
              "x-hint": "Write a lower-case host name such as acme.example, without scheme, port and path."
            },
            "x-visibility": "build",
            "examples": [
              [
                "acme.example"
              ]
            ]
          }
        },
        "additionalProperties": false
      },
      "examples": [
        {
          "production": {
            "gateway": {
              "baseUrl": "https://gateway.acme.example"
            }
          }
        }
      ]
    }
  },
  "additionalProperties": false
};
