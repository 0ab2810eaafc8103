// Generated from schemas/brand.schema.json by `npm run generate`.
import type { JsonObject } from '../../json/json-value.ts';

/**
 * Everything that makes one brand: who runs it, how it looks, what it offers. Objects merge with what the engine gives, arrays replace it, null goes back to what is inherited.
 */
export interface BrandFile {
  /**
   * Where an editor finds this schema.
   */
  $schema?: string;
  /**
   * The form of this file. This engine reads form 2; `livery migrate` brings an older file forward.
   */
  schemaVersion: number;
  /**
   * The parent that this brand is laid over: another brand's code, or a folder of `brands/` that starts with an underscore and is no brand of its own. Up to three parents in a row. `code`, `merchantCode`, `hosts` and `identity.name` are never inherited.
   */
  extends?: string | null;
  /**
   * The versions of the engine that this brand was made for, as a range of semantic versions.
   */
  engine?: string | null;
  /**
   * The brand's short name: its folder, its host in development and its bundle. Lower-case letters, digits and inner hyphens, 2 to 32 characters. `games`, `gateway`, `control` and `www` are taken, and so are `constructor`, `prototype` and the names of devices on Windows such as `con`.
   */
  code: string;
  /**
   * The code the gateway knows this brand by; no two brands share one. Without it: `code` in capitals.
   */
  merchantCode?: string | null;
  /**
   * Who runs the site.
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
     * The age from which one may play, shown as a mark such as 18+.
     */
    ageMark?: number | null;
  };
  /**
   * Host names that this brand is served on, without scheme and port; no two brands share one. `<code>.localhost` is always the brand's own.
   *
   * @maxItems 50
   */
  hosts?: string[] | null;
  /**
   * The languages of the site. The default one lives at `/`, each other one under `/<language>/`.
   */
  languages?: {
    /**
     * The language at `/`. Without it: pt where it is supported, else the first supported one.
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
   * How the brand looks. Everything is derived from the seed colours and a few words.
   */
  theme?: {
    /**
     * The colours that the palette of both modes is derived from; anything that CSS reads as a colour.
     */
    seeds?: {
      /**
       * The main action. The one colour that a brand or its parent must say.
       */
      primary?: string;
      /**
       * Selected chips, badges and highlights. Without it: ink.
       */
      accent?: string | null;
      /**
       * A second voice beside the main action. Without it: across the colour circle from `primary`.
       */
      second?: string | null;
      /**
       * The hue of ink and lines. Without it: a grey of the hue of `primary`.
       */
      neutral?: string | null;
      /**
       * The page by day; its hue tints the surfaces.
       */
      ground?: string | null;
      /**
       * The page by night.
       */
      darkGround?: string | null;
      /**
       * The band that carries hero and footer.
       */
      band?: string | null;
      /**
       * Balances and wins. Without it: the colour of links.
       */
      money?: string | null;
    };
    /**
     * A file of design tokens in the format of the Design Tokens Community Group, 2025.10, relative to the brand's folder. A token named after a role or a measure of the engine (`color.link`, `radius.medium`) stands in place of what would be derived.
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
     * The mode that a visitor sees first; `system` follows the device. Without it: the first of `modes`.
     */
    default?: 'light' | 'dark' | 'system' | null;
    /**
     * What the engine promises about readability.
     */
    contrast?: {
      /**
       * The level of WCAG 2.2 that every pair of colours keeps.
       */
      level?: 'AA' | 'AAA' | null;
      /**
       * `adjust` moves a seed as little as the level needs; `fail` keeps the seeds and refuses the brand.
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
       * Lines round controls and panels.
       */
      border?: 'hairline' | 'regular' | 'bold' | null;
      /**
       * Shadows under what lies over the page.
       */
      elevation?: 'flat' | 'soft' | 'lifted' | null;
    } | null;
    /**
     * How close things stand. Touch targets keep 44 px in each.
     */
    density?: 'compact' | 'regular' | 'airy' | null;
    /**
     * The scale of the type.
     */
    type?: {
      /**
       * Each of the six sizes over the one below it.
       */
      ratio?: number | null;
      /**
       * The body's size in px.
       */
      base?: number | null;
    } | null;
    /**
     * How fast places change; reduced motion is kept in both.
     */
    motion?: 'calm' | 'brisk' | null;
    /**
     * Stroke of icons on their grid of 24.
     */
    iconStroke?: number | null;
    /**
     * The two families of the brand. Without them: the device's own.
     */
    fonts?: {
      /**
       * Headings, the hero and large numbers.
       */
      display?: {
        /**
         * The family's name; `system-ui` is the device's own and needs no file.
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
         * The kind of face that stands in until the file arrives.
         */
        fallback?: 'sans-serif' | 'serif' | 'monospace' | null;
        /**
         * The SPDX name of the font's licence; needed with a file.
         */
        license?: string | null;
        /**
         * The licence's text, relative to the brand's folder; shipped beside the font. Licences such as the OFL ask for it.
         */
        licenseFile?: string | null;
        /**
         * Whether a build cuts the file down to the glyphs and weights that the brand's languages need; `false` where the licence forbids it.
         */
        subset?: boolean | null;
      } | null;
      /**
       * Everything else.
       */
      text?: {
        /**
         * The family's name; `system-ui` is the device's own and needs no file.
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
         * The kind of face that stands in until the file arrives.
         */
        fallback?: 'sans-serif' | 'serif' | 'monospace' | null;
        /**
         * The SPDX name of the font's licence; needed with a file.
         */
        license?: string | null;
        /**
         * The licence's text, relative to the brand's folder; shipped beside the font. Licences such as the OFL ask for it.
         */
        licenseFile?: string | null;
        /**
         * Whether a build cuts the file down to the glyphs and weights that the brand's languages need; `false` where the licence forbids it.
         */
        subset?: boolean | null;
      } | null;
    } | null;
  };
  /**
   * Which form each part of the page takes.
   */
  layout?: {
    /**
     * `centred`: the logo in the middle on phones; `flush`: all from the left edge; `stacked`: the menu at the end, and on a desk the sections on a band below.
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
     * The category menu as pill `chips`, underlined `tabs`, or `tiles` with an icon over the word.
     */
    navigation?: 'chips' | 'tabs' | 'tiles' | null;
    /**
     * `panel`: a full menu beside the page; `rail`: icons that open to the full menu; `drawer`: only behind its button, on a desk too.
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
       * By day. Without it: `dark`.
       */
      light?: string | null;
      /**
       * By night. Without it: `light`.
       */
      dark?: string | null;
    } | null;
    /**
     * Where the slide leads: a page of the site.
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
       * By day. Without it: `dark`.
       */
      light?: string | null;
      /**
       * By night. Without it: `light`.
       */
      dark?: string | null;
      /**
       * What the picture says. Without it: the brand's name.
       */
      alt?: string | null;
    } | null;
    /**
     * The logo where there is no room for it: a member's header on a phone. About as wide as high, on no ground of its own.
     */
    mark?: {
      /**
       * By day. Without it: `dark`, else the icon.
       */
      light?: string | null;
      /**
       * By night. Without it: `light`.
       */
      dark?: string | null;
    } | null;
    /**
     * A square picture for tabs, home screens and previews. Without it: the engine's plain mark.
     */
    icon?: string | null;
  } | null;
  /**
   * The foot of every page.
   */
  footer?: {
    /**
     * Marks of game vendors, in this order.
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
     * Who gave it.
     */
    authority?: string | null;
    /**
     * The authority's page about it.
     */
    url?: string | null;
  } | null;
  /**
   * The brand's pages elsewhere; one that is not given is not shown.
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
   * How players reach a person.
   */
  customerService?: {
    /**
     * The address for mail.
     */
    email?: string | null;
    /**
     * The page of the service.
     */
    url?: string | null;
  } | null;
  /**
   * Where visits are counted, of visitors who agreed to it. Without a collector nobody is asked and nothing is counted.
   */
  analytics?: {
    /**
     * The address of a collector that speaks the Tracking HTTP API of Matomo. Its origin is the one more that pages may call. The gateway's settings say which site of the collector is counted (`analyticsId`).
     */
    collector?: string | null;
  } | null;
  /**
   * What a brand may switch on or off. A brand never offers more than the gateway does.
   */
  features?: {
    /**
     * Players keep favourite games.
     */
    favourites?: boolean | null;
    /**
     * Players find recently played games.
     */
    recent?: boolean | null;
    /**
     * Visitors may try games without money.
     */
    demoPlay?: boolean | null;
    /**
     * Visitors may choose the mode.
     */
    themeSwitch?: boolean | null;
    /**
     * The category of cockfights is offered. Fights of animals are a crime in most countries, so that nobody has it without asking.
     */
    cockfight?: boolean | null;
  } | null;
  /**
   * Whose gaming law the gateway keeps for the brand.
   */
  compliance?: {
    /**
     * `BR` Brazil, `UK` Great Britain, `MT` Malta, `CW` Curaçao; `none` forbids nothing. It decides on methods of payment, transfers between players, raffles, lotteries, cancelling a withdrawal and bonuses for deposits.
     */
    jurisdiction?: 'none' | 'BR' | 'UK' | 'MT' | 'CW' | null;
    /**
     * After how many minutes of a session a player is shown the time and what play has cost; players may choose less. Left out it is what the jurisdiction allows at most.
     */
    realityCheckMinutes?: number | null;
    /**
     * The number under which raffles and draws are authorised. In Brazil there are none without it.
     */
    raffleAuthorisation?: string | null;
    /**
     * The licence under which the brand runs lotteries. In Brazil and Great Britain there are none without it.
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
           * The gateway's name for it. `google`, `apple`, `facebook` and `microsoft` are drawn with their marks, others with a plain one.
           */
          id: string;
          /**
           * As players know it.
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
   * What the registration asks.
   */
  registration?: {
    /**
     * Fields of the gateway's form that this brand does without. One that the gateway demands is asked for all the same.
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
     * What its marketing text is written in. `specified`: Chinese; `interface`: the language of the page.
     */
    landingLanguage?: 'specified' | 'interface' | null;
  } | null;
  /**
   * How amounts and times are written.
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
   * Where the site's calls go.
   */
  gateway?: {
    /**
     * The gateway's origin; empty is the site's own.
     */
    baseUrl?: string | null;
    /**
     * How encrypted calls are sent.
     */
    encryption?: 'jwe' | null;
  } | null;
  /**
   * The upper bound of what a server may name, beside the site's own origin.
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
   * What browsers are told to insist on, and what visitors are told of accounts.
   */
  security?: {
    /**
     * How much of the brand's domain browsers open over https alone, for a year after a visit. `host`: the host itself. `subdomains`: every host below it too, also those of other teams. `preload`: besides, the domain may be entered in a list that browsers carry, which takes months to take back.
     */
    strictTransport?: 'host' | 'subdomains' | 'preload' | null;
    /**
     * Whether the gateway tells a visitor who asks for a new password by email that there is no such account. Without it everybody gets the same confirmation, so that nobody can try out who plays here.
     */
    revealAccounts?: boolean | null;
    /**
     * Hours that a member's withdrawals wait after a password reset, a new email address or phone number, or a forgotten payment password. A new account to withdraw to waits as long, and the member's other accounts do not. The owner gets this time to notice a theft. 0 turns the wait off, which a gateway in production refuses.
     */
    withdrawalHoldHours?: number | null;
  } | null;
  /**
   * What search engines and shared links show.
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
   * What the brand's own files may weigh, in kB of 1,000 bytes.
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
     * The home page in the default language, compressed by gzip: up to 14.3 it fits what a server sends first.
     */
    htmlKb?: number | null;
  } | null;
  /**
   * Whether the name or the merchant code is an ordinary word, which may stand in the pages of other brands too. A build refuses a bundle that names another brand.
   */
  commonName?: boolean | null;
  /**
   * What differs between environments, by the environment's name: only the gateway, the frames and the hosts.
   */
  environments?: {
    [k: string]: {
      /**
       * Where the site's calls go.
       */
      gateway?: {
        /**
         * The gateway's origin; empty is the site's own.
         */
        baseUrl?: string | null;
        /**
         * How encrypted calls are sent.
         */
        encryption?: 'jwe' | null;
      } | null;
      /**
       * The upper bound of what a server may name, beside the site's own origin.
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
 * Everything that makes one brand: who runs it, how it looks, what it offers. Objects merge with what the engine gives, arrays replace it, null goes back to what is inherited.
 */
export interface Brand {
  /**
   * The form of this file. This engine reads form 2; `livery migrate` brings an older file forward.
   */
  schemaVersion: number;
  /**
   * The brand's short name: its folder, its host in development and its bundle. Lower-case letters, digits and inner hyphens, 2 to 32 characters. `games`, `gateway`, `control` and `www` are taken, and so are `constructor`, `prototype` and the names of devices on Windows such as `con`.
   */
  code: string;
  /**
   * The code the gateway knows this brand by; no two brands share one. Without it: `code` in capitals.
   */
  merchantCode: string;
  /**
   * Who runs the site.
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
     * The age from which one may play, shown as a mark such as 18+.
     */
    ageMark: number;
  };
  /**
   * Host names that this brand is served on, without scheme and port; no two brands share one. `<code>.localhost` is always the brand's own.
   *
   * @maxItems 50
   */
  hosts: string[];
  /**
   * The languages of the site. The default one lives at `/`, each other one under `/<language>/`.
   */
  languages: {
    /**
     * The language at `/`. Without it: pt where it is supported, else the first supported one.
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
   * How the brand looks. Everything is derived from the seed colours and a few words.
   */
  theme: {
    /**
     * The colours that the palette of both modes is derived from; anything that CSS reads as a colour.
     */
    seeds: {
      /**
       * The main action. The one colour that a brand or its parent must say.
       */
      primary: string;
      /**
       * Selected chips, badges and highlights. Without it: ink.
       */
      accent: string | null;
      /**
       * A second voice beside the main action. Without it: across the colour circle from `primary`.
       */
      second: string | null;
      /**
       * The hue of ink and lines. Without it: a grey of the hue of `primary`.
       */
      neutral: string | null;
      /**
       * The page by day; its hue tints the surfaces.
       */
      ground: string | null;
      /**
       * The page by night.
       */
      darkGround: string | null;
      /**
       * The band that carries hero and footer.
       */
      band: string | null;
      /**
       * Balances and wins. Without it: the colour of links.
       */
      money: string | null;
    };
    /**
     * A file of design tokens in the format of the Design Tokens Community Group, 2025.10, relative to the brand's folder. A token named after a role or a measure of the engine (`color.link`, `radius.medium`) stands in place of what would be derived.
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
     * The mode that a visitor sees first; `system` follows the device. Without it: the first of `modes`.
     */
    default: 'light' | 'dark' | 'system';
    /**
     * What the engine promises about readability.
     */
    contrast: {
      /**
       * The level of WCAG 2.2 that every pair of colours keeps.
       */
      level: 'AA' | 'AAA';
      /**
       * `adjust` moves a seed as little as the level needs; `fail` keeps the seeds and refuses the brand.
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
       * Lines round controls and panels.
       */
      border: 'hairline' | 'regular' | 'bold';
      /**
       * Shadows under what lies over the page.
       */
      elevation: 'flat' | 'soft' | 'lifted';
    };
    /**
     * How close things stand. Touch targets keep 44 px in each.
     */
    density: 'compact' | 'regular' | 'airy';
    /**
     * The scale of the type.
     */
    type: {
      /**
       * Each of the six sizes over the one below it.
       */
      ratio: number;
      /**
       * The body's size in px.
       */
      base: number;
    };
    /**
     * How fast places change; reduced motion is kept in both.
     */
    motion: 'calm' | 'brisk';
    /**
     * Stroke of icons on their grid of 24.
     */
    iconStroke: number;
    /**
     * The two families of the brand. Without them: the device's own.
     */
    fonts: {
      /**
       * Headings, the hero and large numbers.
       */
      display: {
        /**
         * The family's name; `system-ui` is the device's own and needs no file.
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
         * The kind of face that stands in until the file arrives.
         */
        fallback: 'sans-serif' | 'serif' | 'monospace';
        /**
         * The SPDX name of the font's licence; needed with a file.
         */
        license: string | null;
        /**
         * The licence's text, relative to the brand's folder; shipped beside the font. Licences such as the OFL ask for it.
         */
        licenseFile: string | null;
        /**
         * Whether a build cuts the file down to the glyphs and weights that the brand's languages need; `false` where the licence forbids it.
         */
        subset: boolean;
      };
      /**
       * Everything else.
       */
      text: {
        /**
         * The family's name; `system-ui` is the device's own and needs no file.
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
         * The kind of face that stands in until the file arrives.
         */
        fallback: 'sans-serif' | 'serif' | 'monospace';
        /**
         * The SPDX name of the font's licence; needed with a file.
         */
        license: string | null;
        /**
         * The licence's text, relative to the brand's folder; shipped beside the font. Licences such as the OFL ask for it.
         */
        licenseFile: string | null;
        /**
         * Whether a build cuts the file down to the glyphs and weights that the brand's languages need; `false` where the licence forbids it.
         */
        subset: boolean;
      };
    };
  };
  /**
   * Which form each part of the page takes.
   */
  layout: {
    /**
     * `centred`: the logo in the middle on phones; `flush`: all from the left edge; `stacked`: the menu at the end, and on a desk the sections on a band below.
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
     * The category menu as pill `chips`, underlined `tabs`, or `tiles` with an icon over the word.
     */
    navigation: 'chips' | 'tabs' | 'tiles';
    /**
     * `panel`: a full menu beside the page; `rail`: icons that open to the full menu; `drawer`: only behind its button, on a desk too.
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
       * By day. Without it: `dark`.
       */
      light: string | null;
      /**
       * By night. Without it: `light`.
       */
      dark: string | null;
    };
    /**
     * Where the slide leads: a page of the site.
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
       * By day. Without it: `dark`.
       */
      light: string | null;
      /**
       * By night. Without it: `light`.
       */
      dark: string | null;
      /**
       * What the picture says. Without it: the brand's name.
       */
      alt: string;
    };
    /**
     * The logo where there is no room for it: a member's header on a phone. About as wide as high, on no ground of its own.
     */
    mark: {
      /**
       * By day. Without it: `dark`, else the icon.
       */
      light: string | null;
      /**
       * By night. Without it: `light`.
       */
      dark: string | null;
    };
    /**
     * A square picture for tabs, home screens and previews. Without it: the engine's plain mark.
     */
    icon: string | null;
  };
  /**
   * The foot of every page.
   */
  footer: {
    /**
     * Marks of game vendors, in this order.
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
     * Who gave it.
     */
    authority: string;
    /**
     * The authority's page about it.
     */
    url: string | null;
  };
  /**
   * The brand's pages elsewhere; one that is not given is not shown.
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
   * How players reach a person.
   */
  customerService: {
    /**
     * The address for mail.
     */
    email: string | null;
    /**
     * The page of the service.
     */
    url: string | null;
  };
  /**
   * Where visits are counted, of visitors who agreed to it. Without a collector nobody is asked and nothing is counted.
   */
  analytics: {
    /**
     * The address of a collector that speaks the Tracking HTTP API of Matomo. Its origin is the one more that pages may call. The gateway's settings say which site of the collector is counted (`analyticsId`).
     */
    collector: string | null;
  };
  /**
   * What a brand may switch on or off. A brand never offers more than the gateway does.
   */
  features: {
    /**
     * Players keep favourite games.
     */
    favourites: boolean;
    /**
     * Players find recently played games.
     */
    recent: boolean;
    /**
     * Visitors may try games without money.
     */
    demoPlay: boolean;
    /**
     * Visitors may choose the mode.
     */
    themeSwitch: boolean;
    /**
     * The category of cockfights is offered. Fights of animals are a crime in most countries, so that nobody has it without asking.
     */
    cockfight: boolean;
  };
  /**
   * Whose gaming law the gateway keeps for the brand.
   */
  compliance: {
    /**
     * `BR` Brazil, `UK` Great Britain, `MT` Malta, `CW` Curaçao; `none` forbids nothing. It decides on methods of payment, transfers between players, raffles, lotteries, cancelling a withdrawal and bonuses for deposits.
     */
    jurisdiction: 'none' | 'BR' | 'UK' | 'MT' | 'CW';
    /**
     * After how many minutes of a session a player is shown the time and what play has cost; players may choose less. Left out it is what the jurisdiction allows at most.
     */
    realityCheckMinutes: number;
    /**
     * The number under which raffles and draws are authorised. In Brazil there are none without it.
     */
    raffleAuthorisation: string;
    /**
     * The licence under which the brand runs lotteries. In Brazil and Great Britain there are none without it.
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
       * The gateway's name for it. `google`, `apple`, `facebook` and `microsoft` are drawn with their marks, others with a plain one.
       */
      id: string;
      /**
       * As players know it.
       */
      name: string;
    }[];
    /**
     * Whether the login offers a code by phone, sent by a service such as Firebase Auth.
     */
    phone: boolean;
  };
  /**
   * What the registration asks.
   */
  registration: {
    /**
     * Fields of the gateway's form that this brand does without. One that the gateway demands is asked for all the same.
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
     * What its marketing text is written in. `specified`: Chinese; `interface`: the language of the page.
     */
    landingLanguage: 'specified' | 'interface';
  };
  /**
   * How amounts and times are written.
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
   * Where the site's calls go.
   */
  gateway: {
    /**
     * The gateway's origin; empty is the site's own.
     */
    baseUrl: string;
    /**
     * How encrypted calls are sent.
     */
    encryption: 'jwe';
  };
  /**
   * The upper bound of what a server may name, beside the site's own origin.
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
   * What browsers are told to insist on, and what visitors are told of accounts.
   */
  security: {
    /**
     * How much of the brand's domain browsers open over https alone, for a year after a visit. `host`: the host itself. `subdomains`: every host below it too, also those of other teams. `preload`: besides, the domain may be entered in a list that browsers carry, which takes months to take back.
     */
    strictTransport: 'host' | 'subdomains' | 'preload';
    /**
     * Whether the gateway tells a visitor who asks for a new password by email that there is no such account. Without it everybody gets the same confirmation, so that nobody can try out who plays here.
     */
    revealAccounts: boolean;
    /**
     * Hours that a member's withdrawals wait after a password reset, a new email address or phone number, or a forgotten payment password. A new account to withdraw to waits as long, and the member's other accounts do not. The owner gets this time to notice a theft. 0 turns the wait off, which a gateway in production refuses.
     */
    withdrawalHoldHours: number;
  };
  /**
   * What search engines and shared links show.
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
   * What the brand's own files may weigh, in kB of 1,000 bytes.
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
     * The home page in the default language, compressed by gzip: up to 14.3 it fits what a server sends first.
     */
    htmlKb: number;
  };
  /**
   * Whether the name or the merchant code is an ordinary word, which may stand in the pages of other brands too. A build refuses a bundle that names another brand.
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
