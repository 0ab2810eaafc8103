// Generated from schemas/brand.schema.json by `npm run generate`.
"use strict";
export const validate = validate20;
export default validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"A brand","description":"One brand: its operator, look and features. Objects are merged over the inherited values, arrays replace them, and null restores them.","type":"object","required":["schemaVersion","code","identity"],"properties":{"$schema":{"description":"The address of this schema, for editors.","type":"string","x-visibility":"build","examples":["../../schemas/brand.schema.json"]},"schemaVersion":{"description":"The schema version of this file. This engine supports version 2. `livery migrate` updates older files.","type":"integer","minimum":1,"x-visibility":"build","examples":[2]},"extends":{"description":"The parent whose values this brand inherits: another brand's code, or a folder of `brands/` whose name starts with an underscore and is not built as a brand. At most three parents in a chain. `code`, `merchantCode`, `hosts` and `identity.name` are never inherited.","type":["string","null"],"pattern":"^_?[a-z0-9]([a-z0-9-]{0,30}[a-z0-9])?$","x-hint":"Write the name of a folder beside this one, such as _base.","x-visibility":"build","examples":["_base","acme"]},"engine":{"description":"The engine versions that this brand supports, as a semver range.","type":["string","null"],"maxLength":80,"pattern":"\\S","x-hint":"Write a range such as \"^1.2\" or \">=1.2 <3\".","x-visibility":"build","examples":["^1.2",">=1.2 <3"]},"code":{"description":"The brand's short name: its folder, its host in development and its bundle. Lower-case letters, digits and inner hyphens, 2 to 32 characters. `games`, `gateway`, `control` and `www` are taken, and so are `constructor`, `prototype` and the names of devices on Windows such as `con`.","type":"string","pattern":"^[a-z0-9]([a-z0-9-]{0,30}[a-z0-9])$","x-rule":"brand-code","x-hint":"Use 2 to 32 lower-case letters, digits and inner hyphens, such as acme or acme-bet.","x-visibility":"public","examples":["acme","acme-bet"]},"merchantCode":{"description":"The brand's code at the gateway. It must be unique. Without it: `code` in capitals.","type":["string","null"],"pattern":"^[A-Z0-9][A-Z0-9_-]{1,31}$","x-hint":"Use 2 to 32 capitals, digits, hyphens and underscores.","x-derived":"/code","x-visibility":"public","examples":["ACME"]},"identity":{"description":"The operator of the site.","type":"object","required":["name"],"x-visibility":"public","properties":{"name":{"description":"The name that players read, in titles and texts (`{{brandName}}`).","type":"string","maxLength":40,"pattern":"\\S","x-hint":"Write the name that players read, up to 40 characters.","x-visibility":"public","examples":["Acme"]},"legalName":{"description":"The company behind the brand, shown in the footer. Without it: `name`.","type":["string","null"],"minLength":1,"maxLength":120,"x-derived":"/identity/name","x-visibility":"public","examples":["Acme Games Ltd."]},"taxId":{"description":"The company's tax or registration number, shown in the footer.","type":["string","null"],"minLength":1,"maxLength":60,"x-visibility":"public","examples":["12.345.678/0001-90"]},"address":{"description":"The company's postal address, shown in the footer.","type":["string","null"],"minLength":1,"maxLength":200,"x-visibility":"public","examples":["1 Example Street, Example Town"]},"copyrightYear":{"description":"The year of the copyright line.","type":["integer","null"],"minimum":1990,"maximum":2100,"default":2025,"x-visibility":"public","examples":[2025]},"ageMark":{"description":"The minimum age to play, shown as a mark such as 18+.","type":["integer","null"],"minimum":16,"maximum":25,"default":18,"x-visibility":"public","examples":[18,21]}},"additionalProperties":false},"hosts":{"description":"Host names of this brand, without scheme and port. Each belongs to one brand only. `<code>.localhost` always belongs to the brand.","type":["array","null"],"maxItems":50,"uniqueItems":true,"default":[],"items":{"type":"string","maxLength":253,"pattern":"^(?!-)[a-z0-9-]{1,63}(?<!-)(\\.(?!-)[a-z0-9-]{1,63}(?<!-))*$","x-hint":"Write a lower-case host name such as acme.example, without scheme, port and path."},"x-visibility":"build","examples":[["acme.example","www.acme.example"]]},"languages":{"description":"The languages of the site. The default language is at `/`, the others are below `/<language>/`.","type":["object","null"],"x-visibility":"public","properties":{"default":{"type":["string","null"],"pattern":"^[a-z]{2,3}(-[A-Z]{2})?$","x-hint":"Write a language such as pt, en or zh-TW.","description":"The language at `/`. Without it: pt if supported, otherwise the first supported one.","x-derived":"/languages/supported","x-visibility":"public","examples":["pt","en"]},"supported":{"description":"Every language of the site, in the order of the language menu. Without it: the default one, pt and en.","type":["array","null"],"minItems":1,"maxItems":20,"uniqueItems":true,"items":{"type":"string","pattern":"^[a-z]{2,3}(-[A-Z]{2})?$","x-hint":"Write a language such as pt, en or zh-TW."},"x-derived":"/languages/default","x-visibility":"public","examples":[["pt","en"]]}},"additionalProperties":false},"theme":{"description":"How the brand looks. Everything is derived from the seed colours and a few settings.","type":"object","x-required":true,"x-visibility":"public","properties":{"seeds":{"description":"The colours from which the palettes of both modes are derived. Any CSS colour.","type":"object","x-required":true,"x-visibility":"build","properties":{"primary":{"description":"The main action. The only colour that a brand or its parent must set.","type":"string","x-required":true,"minLength":1,"maxLength":60,"x-visibility":"build","examples":["#ff6600"]},"accent":{"type":["string","null"],"minLength":1,"maxLength":60,"description":"Selected chips, badges and highlights. Without it: ink.","x-visibility":"build","examples":["#f2603f"]},"second":{"type":["string","null"],"minLength":1,"maxLength":60,"description":"A second accent. Without it: the complement of `primary`.","x-visibility":"build","examples":["#1f7a5c"]},"neutral":{"type":["string","null"],"minLength":1,"maxLength":60,"description":"The hue of text and lines. Without it: a grey with the hue of `primary`.","x-visibility":"build","examples":["#0b3b45"]},"ground":{"type":["string","null"],"minLength":1,"maxLength":60,"description":"The page in light mode. Its hue tints the surfaces.","x-visibility":"build","examples":["#fff6e6"]},"darkGround":{"type":["string","null"],"minLength":1,"maxLength":60,"description":"The page in dark mode.","x-visibility":"build","examples":["#06222b"]},"band":{"type":["string","null"],"minLength":1,"maxLength":60,"description":"The band behind hero and footer.","x-visibility":"build","examples":["#0f6b74"]},"money":{"type":["string","null"],"minLength":1,"maxLength":60,"description":"Balances and wins. Without it: the colour of links.","x-visibility":"build","examples":["#1f7a5c"]}},"additionalProperties":false},"tokens":{"description":"A file of design tokens in the format of the Design Tokens Community Group, 2025.10, relative to the brand's folder. A token named after a role or a measure of the engine (`color.link`, `radius.medium`) replaces the derived value.","type":["string","null"],"maxLength":200,"pattern":"^(?!.*\\.\\.)[A-Za-z0-9_-][A-Za-z0-9_./-]*\\.json$","x-hint":"Write a path inside the brand's folder such as tokens.json.","x-visibility":"build","examples":["tokens.json"]},"modes":{"description":"The modes that the site offers.","type":["array","null"],"minItems":1,"maxItems":2,"uniqueItems":true,"default":["light","dark"],"items":{"type":"string","enum":["light","dark"]},"x-visibility":"public","examples":[["light","dark"],["dark"]]},"default":{"description":"The initial mode. `system` follows the device. Without it: the first of `modes`.","type":["string","null"],"enum":["light","dark","system",null],"x-derived":"/theme/modes","x-visibility":"public","examples":["light","system"]},"contrast":{"description":"The contrast that the engine guarantees.","type":["object","null"],"x-visibility":"build","properties":{"level":{"description":"The WCAG 2.2 level that every pair of colours meets.","type":["string","null"],"enum":["AA","AAA",null],"default":"AA","x-visibility":"build","examples":["AA"]},"onConflict":{"description":"`adjust` changes a seed as little as the level needs; `fail` keeps the seeds and rejects the brand.","type":["string","null"],"enum":["adjust","fail",null],"default":"adjust","x-visibility":"build","examples":["adjust"]}},"additionalProperties":false},"shape":{"description":"Corners, lines and shadows.","type":["object","null"],"x-visibility":"build","properties":{"radius":{"description":"Corners.","type":["string","null"],"enum":["sharp","soft","round",null],"default":"soft","x-visibility":"build","examples":["round"]},"border":{"description":"Borders of controls and panels.","type":["string","null"],"enum":["hairline","regular","bold",null],"default":"regular","x-visibility":"build","examples":["hairline"]},"elevation":{"description":"Shadows of elements above the page.","type":["string","null"],"enum":["flat","soft","lifted",null],"default":"soft","x-visibility":"build","examples":["flat"]}},"additionalProperties":false},"density":{"description":"The density of the layout. Touch targets are at least 44 px in each.","type":["string","null"],"enum":["compact","regular","airy",null],"default":"regular","x-visibility":"build","examples":["airy"]},"type":{"description":"The type scale.","type":["object","null"],"x-visibility":"build","properties":{"ratio":{"description":"The ratio between neighbouring sizes, of which there are six.","type":["number","null"],"minimum":1.2,"maximum":1.334,"default":1.25,"x-visibility":"build","examples":[1.2,1.25,1.333]},"base":{"description":"The size of body text in px.","type":["number","null"],"minimum":14,"maximum":20,"default":16,"x-visibility":"build","examples":[16]}},"additionalProperties":false},"motion":{"description":"The speed of transitions. Both respect reduced motion.","type":["string","null"],"enum":["calm","brisk",null],"default":"calm","x-visibility":"build","examples":["calm"]},"iconStroke":{"description":"The stroke width of icons on their 24 px grid.","type":["number","null"],"minimum":1,"maximum":3,"default":2,"x-visibility":"build","examples":[1.5,2]},"fonts":{"description":"The brand's two font families. Without them: the device's fonts.","type":["object","null"],"x-visibility":"build","properties":{"display":{"type":["object","null"],"properties":{"family":{"description":"The family's name. `system-ui` is the device's font and needs no file.","type":["string","null"],"minLength":1,"maxLength":60,"pattern":"^[A-Za-z0-9 _-]+$","default":"system-ui","x-hint":"Write the family's name in plain letters, digits and spaces.","x-visibility":"build","examples":["Bricolage Grotesque"]},"file":{"description":"The WOFF2 file, relative to the brand's folder.","type":["string","null"],"minLength":1,"maxLength":200,"x-visibility":"build","examples":["assets/fonts/bricolage.woff2"]},"weight":{"description":"The weight of the file, or the range of a variable one.","type":["string","null"],"pattern":"^[1-9][0-9]{0,3}( [1-9][0-9]{0,3})?$","default":"400 700","x-hint":"Write one weight or a range, such as 400 or 200 800.","x-visibility":"build","examples":["400","200 800"]},"stretch":{"description":"The widths of a file with a width axis.","type":["string","null"],"pattern":"^[0-9]{1,3}(\\.[0-9]+)?%( [0-9]{1,3}(\\.[0-9]+)?%)?$","x-hint":"Write one width or a range, such as 75% 100%.","x-visibility":"build","examples":["75% 100%"]},"displayStretch":{"description":"The width of headings, within `stretch`.","type":["string","null"],"pattern":"^[0-9]{1,3}(\\.[0-9]+)?%$","x-hint":"Write one width, such as 75%.","x-visibility":"build","examples":["75%"]},"displayWeight":{"description":"The weight of headings.","type":["integer","null"],"minimum":1,"maximum":1000,"default":700,"x-visibility":"build","examples":[700]},"case":{"description":"The case of headings.","type":["string","null"],"enum":["none","uppercase",null],"default":"none","x-visibility":"build","examples":["none"]},"spacing":{"description":"The letter spacing of headings.","type":["string","null"],"pattern":"^(normal|-?[0-9]*\\.?[0-9]+em)$","default":"normal","x-hint":"Write a length in em, such as -0.02em.","x-visibility":"build","examples":["-0.02em"]},"fallback":{"description":"The kind of fallback font used until the file has loaded.","type":["string","null"],"enum":["sans-serif","serif","monospace",null],"default":"sans-serif","x-visibility":"build","examples":["sans-serif"]},"license":{"description":"The SPDX name of the font's licence; needed with a file.","type":["string","null"],"pattern":"^[A-Za-z0-9][A-Za-z0-9.+-]{1,60}$","x-hint":"Write the licence's SPDX name, such as OFL-1.1, or LicenseRef-Commercial for a bought one.","x-visibility":"build","examples":["OFL-1.1"]},"licenseFile":{"description":"The licence's text, relative to the brand's folder; shipped beside the font. Licences such as the OFL require it.","type":["string","null"],"minLength":1,"maxLength":200,"x-visibility":"build","examples":["assets/fonts/bricolage.OFL.txt"]},"subset":{"description":"Whether a build subsets the file to the glyphs and weights that the brand needs. Use `false` if the licence forbids it.","type":["boolean","null"],"default":true,"x-visibility":"build","examples":[false]}},"additionalProperties":false,"description":"Headings, the hero and large numbers.","x-visibility":"build"},"text":{"type":["object","null"],"properties":{"family":{"description":"The family's name. `system-ui` is the device's font and needs no file.","type":["string","null"],"minLength":1,"maxLength":60,"pattern":"^[A-Za-z0-9 _-]+$","default":"system-ui","x-hint":"Write the family's name in plain letters, digits and spaces.","x-visibility":"build","examples":["Bricolage Grotesque"]},"file":{"description":"The WOFF2 file, relative to the brand's folder.","type":["string","null"],"minLength":1,"maxLength":200,"x-visibility":"build","examples":["assets/fonts/bricolage.woff2"]},"weight":{"description":"The weight of the file, or the range of a variable one.","type":["string","null"],"pattern":"^[1-9][0-9]{0,3}( [1-9][0-9]{0,3})?$","default":"400 700","x-hint":"Write one weight or a range, such as 400 or 200 800.","x-visibility":"build","examples":["400","200 800"]},"stretch":{"description":"The widths of a file with a width axis.","type":["string","null"],"pattern":"^[0-9]{1,3}(\\.[0-9]+)?%( [0-9]{1,3}(\\.[0-9]+)?%)?$","x-hint":"Write one width or a range, such as 75% 100%.","x-visibility":"build","examples":["75% 100%"]},"displayStretch":{"description":"The width of headings, within `stretch`.","type":["string","null"],"pattern":"^[0-9]{1,3}(\\.[0-9]+)?%$","x-hint":"Write one width, such as 75%.","x-visibility":"build","examples":["75%"]},"displayWeight":{"description":"The weight of headings.","type":["integer","null"],"minimum":1,"maximum":1000,"default":700,"x-visibility":"build","examples":[700]},"case":{"description":"The case of headings.","type":["string","null"],"enum":["none","uppercase",null],"default":"none","x-visibility":"build","examples":["none"]},"spacing":{"description":"The letter spacing of headings.","type":["string","null"],"pattern":"^(normal|-?[0-9]*\\.?[0-9]+em)$","default":"normal","x-hint":"Write a length in em, such as -0.02em.","x-visibility":"build","examples":["-0.02em"]},"fallback":{"description":"The kind of fallback font used until the file has loaded.","type":["string","null"],"enum":["sans-serif","serif","monospace",null],"default":"sans-serif","x-visibility":"build","examples":["sans-serif"]},"license":{"description":"The SPDX name of the font's licence; needed with a file.","type":["string","null"],"pattern":"^[A-Za-z0-9][A-Za-z0-9.+-]{1,60}$","x-hint":"Write the licence's SPDX name, such as OFL-1.1, or LicenseRef-Commercial for a bought one.","x-visibility":"build","examples":["OFL-1.1"]},"licenseFile":{"description":"The licence's text, relative to the brand's folder; shipped beside the font. Licences such as the OFL require it.","type":["string","null"],"minLength":1,"maxLength":200,"x-visibility":"build","examples":["assets/fonts/bricolage.OFL.txt"]},"subset":{"description":"Whether a build subsets the file to the glyphs and weights that the brand needs. Use `false` if the licence forbids it.","type":["boolean","null"],"default":true,"x-visibility":"build","examples":[false]}},"additionalProperties":false,"description":"Everything else.","x-visibility":"build"}},"additionalProperties":false}},"additionalProperties":false},"layout":{"description":"The layout variant of each part of the page.","type":["object","null"],"x-visibility":"public","properties":{"header":{"description":"`centred`: the logo in the middle on phones; `flush`: everything from the left edge; `stacked`: the menu at the end, and on desktop the sections on a band below.","type":["string","null"],"enum":["centred","flush","stacked",null],"default":"flush","x-visibility":"public","examples":["centred"]},"lobby":{"description":"`rails`: sections scroll sideways with large covers; `grid`: tight rows of many; `spotlight`: one large cover beside small ones.","type":["string","null"],"enum":["rails","grid","spotlight",null],"default":"rails","x-visibility":"public","examples":["rails"]},"tile":{"description":"`portrait`: 3:4 with the title inside the art; `square`: 1:1 with the title under it; `landscape`: 16:9 with the title on a plate over the art.","type":["string","null"],"enum":["portrait","square","landscape",null],"default":"portrait","x-visibility":"public","examples":["portrait"]},"navigation":{"description":"The category menu as pill `chips`, underlined `tabs`, or `tiles` with an icon above the word.","type":["string","null"],"enum":["chips","tabs","tiles",null],"default":"chips","x-visibility":"public","examples":["chips"]},"sideMenu":{"description":"`panel`: a full menu beside the page; `rail`: icons that expand to the full menu; `drawer`: only behind its button, even on desktop.","type":["string","null"],"enum":["panel","rail","drawer",null],"default":"panel","x-visibility":"public","examples":["panel"]},"hero":{"description":"`scene`: the headline inside a picture; `type`: large type, line-art and live numbers; `split`: words on the band, the picture beside them.","type":["string","null"],"enum":["scene","type","split",null],"default":"type","x-visibility":"public","examples":["scene"]},"promotions":{"description":"The gateway's banners on the home page. `slides`: behind the hero, one after the other; `cards`: in a row below it.","type":["string","null"],"enum":["slides","cards",null],"default":"slides","x-visibility":"public","examples":["slides"]},"notices":{"description":"`marquee` rolls; `ticker` is a thin line with separators.","type":["string","null"],"enum":["marquee","ticker",null],"default":"marquee","x-visibility":"public","examples":["marquee"]},"footer":{"description":"`wave`: a drawn edge above the band; `columns`: ruled columns; `compact`: everything in a few lines.","type":["string","null"],"enum":["wave","columns","compact",null],"default":"columns","x-visibility":"public","examples":["columns"]}},"additionalProperties":false},"hero":{"description":"The first slide of the home page.","type":["object","null"],"x-visibility":"public","properties":{"titleKey":{"type":["string","null"],"maxLength":120,"pattern":"^[a-z][A-Za-z0-9-]*(\\.[A-Za-z0-9_-]+)+$","x-hint":"Write a namespace and a key, such as home.hero.title.","description":"The text of the headline.","default":"home.hero.title","x-visibility":"public","examples":["home.hero.title"]},"textKey":{"type":["string","null"],"maxLength":120,"pattern":"^[a-z][A-Za-z0-9-]*(\\.[A-Za-z0-9_-]+)+$","x-hint":"Write a namespace and a key, such as home.hero.title.","description":"The text under the headline.","default":"home.hero.text","x-visibility":"public","examples":["home.hero.text"]},"art":{"description":"The picture of the slide.","type":["object","null"],"x-visibility":"public","properties":{"light":{"type":["string","null"],"minLength":1,"maxLength":200,"description":"In light mode. Without it: `dark`.","x-visibility":"public","examples":["assets/hero.svg"]},"dark":{"type":["string","null"],"minLength":1,"maxLength":200,"description":"In dark mode. Without it: `light`.","x-visibility":"public","examples":["assets/hero-dark.svg"]}},"additionalProperties":false},"link":{"type":["string","null"],"maxLength":200,"pattern":"^/(?!/)[A-Za-z0-9/_~.?&=%#-]*$","x-hint":"Write the address of a page of the site, such as /?type=HOT.","description":"The page that the slide links to.","default":"/?type=HOT","x-visibility":"public","examples":["/?type=HOT"]}},"additionalProperties":false},"assets":{"description":"Logo and icon. SVG or PNG, inside the brand's folder.","type":["object","null"],"x-visibility":"public","properties":{"logo":{"description":"The logo. Without it: the engine's plain mark.","type":["object","null"],"x-visibility":"public","properties":{"light":{"type":["string","null"],"minLength":1,"maxLength":200,"description":"In light mode. Without it: `dark`.","x-visibility":"public","examples":["assets/logo.svg"]},"dark":{"type":["string","null"],"minLength":1,"maxLength":200,"description":"In dark mode. Without it: `light`.","x-visibility":"public","examples":["assets/logo-dark.svg"]},"alt":{"description":"The alternative text. Without it: the brand's name.","type":["string","null"],"minLength":1,"maxLength":120,"x-derived":"/identity/name","x-visibility":"public","examples":["Acme"]}},"additionalProperties":false},"mark":{"description":"The compact logo, used in a member's header on a phone. About square, with a transparent background.","type":["object","null"],"x-visibility":"public","properties":{"light":{"type":["string","null"],"minLength":1,"maxLength":200,"description":"In light mode. Without it: `dark`, or else the icon.","x-visibility":"public","examples":["assets/mark.svg"]},"dark":{"type":["string","null"],"minLength":1,"maxLength":200,"description":"In dark mode. Without it: `light`.","x-visibility":"public","examples":["assets/mark-dark.svg"]}},"additionalProperties":false},"icon":{"type":["string","null"],"minLength":1,"maxLength":200,"description":"A square picture for tabs, home screens and previews. Without it: the engine's plain mark.","x-visibility":"public","examples":["assets/icon.svg"]}},"additionalProperties":false},"footer":{"description":"The footer of every page.","type":["object","null"],"x-visibility":"public","properties":{"vendors":{"description":"Logos of game vendors, in this order.","type":["array","null"],"maxItems":40,"uniqueItems":true,"default":["PG","EG2","PT","JDB","CQ9","FC","JL","BGS"],"items":{"type":"string","pattern":"^[A-Z0-9]{1,12}$"},"x-visibility":"public","examples":[["PG","JDB"]]},"links":{"description":"Help links beside the engine's own.","type":["array","null"],"maxItems":20,"default":[],"items":{"type":"object","required":["titleKey","to"],"properties":{"titleKey":{"type":"string","maxLength":120,"pattern":"^[a-z][A-Za-z0-9-]*(\\.[A-Za-z0-9_-]+)+$","x-hint":"Write a namespace and a key, such as home.hero.title.","description":"The text of the link.","x-visibility":"public","examples":["common.footer.help"]},"to":{"type":"string","maxLength":200,"pattern":"^/(?!/)[A-Za-z0-9/_~.?&=%#-]*$","x-hint":"Write the address of a page of the site, such as /?type=HOT.","description":"A page of the site.","x-visibility":"public","examples":["/help"]}},"additionalProperties":false},"x-visibility":"public","examples":[[{"titleKey":"common.footer.help","to":"/help"}]]}},"additionalProperties":false},"license":{"description":"The gaming licence, shown in the footer.","type":["object","null"],"x-visibility":"public","properties":{"number":{"description":"The licence's number.","type":["string","null"],"maxLength":80,"default":"","x-visibility":"public","examples":["0000/2025"]},"authority":{"description":"The licensing authority.","type":["string","null"],"maxLength":120,"default":"","x-visibility":"public","examples":["Example Gaming Authority"]},"url":{"type":["string","null"],"minLength":1,"maxLength":500,"description":"The authority's page about it.","x-visibility":"public","examples":["https://authority.example/0000"]}},"additionalProperties":false},"social":{"description":"The brand's pages on social networks. Only these are shown.","type":["object","null"],"x-visibility":"public","properties":{"youtube":{"type":["string","null"],"minLength":1,"maxLength":500,"description":"YouTube.","x-visibility":"public","examples":["https://youtube.example/acme"]},"facebook":{"type":["string","null"],"minLength":1,"maxLength":500,"description":"Facebook.","x-visibility":"public","examples":["https://facebook.example/acme"]},"instagram":{"type":["string","null"],"minLength":1,"maxLength":500,"description":"Instagram.","x-visibility":"public","examples":["https://instagram.example/acme"]},"whatsapp":{"type":["string","null"],"minLength":1,"maxLength":500,"description":"WhatsApp.","x-visibility":"public","examples":["https://whatsapp.example/acme"]},"messenger":{"type":["string","null"],"minLength":1,"maxLength":500,"description":"Messenger.","x-visibility":"public","examples":["https://messenger.example/acme"]},"telegram":{"type":["string","null"],"minLength":1,"maxLength":500,"description":"Telegram.","x-visibility":"public","examples":["https://telegram.example/acme"]}},"additionalProperties":false},"customerService":{"description":"Customer service.","type":["object","null"],"x-visibility":"public","properties":{"email":{"description":"The email address.","type":["string","null"],"pattern":"^[^\\s@<>\"]+@[^\\s@<>\"]+\\.[^\\s@<>\"]+$","maxLength":254,"x-hint":"Write a mail address such as help@acme.example.","x-visibility":"public","examples":["help@acme.example"]},"url":{"type":["string","null"],"minLength":1,"maxLength":500,"description":"The customer service page.","x-visibility":"public","examples":["https://help.acme.example"]}},"additionalProperties":false},"analytics":{"description":"Analytics, for visitors who consent. Without a collector, visitors are not asked and nothing is counted.","type":["object","null"],"x-visibility":"public","properties":{"collector":{"type":["string","null"],"minLength":1,"maxLength":500,"description":"The address of a collector with Matomo's Tracking HTTP API. Pages may call its origin too. The gateway's settings contain the id of the site at the collector (`analyticsId`).","x-visibility":"public","examples":["https://stats.acme.example/matomo.php"]}},"additionalProperties":false},"features":{"description":"Features that a brand can switch on or off. A brand never offers more than the gateway does.","type":["object","null"],"x-visibility":"public","properties":{"favourites":{"description":"Players can save favourite games.","type":["boolean","null"],"default":true,"x-visibility":"public","examples":[false]},"recent":{"description":"Players see their recently played games.","type":["boolean","null"],"default":true,"x-visibility":"public","examples":[false]},"demoPlay":{"description":"Visitors can play demos.","type":["boolean","null"],"default":true,"x-visibility":"public","examples":[false]},"themeSwitch":{"description":"Visitors can choose the mode.","type":["boolean","null"],"default":true,"x-visibility":"public","examples":[false]},"cockfight":{"description":"Offers the cockfight category. It is off by default, because animal fights are a crime in most countries.","type":["boolean","null"],"default":false,"x-visibility":"public","examples":[true]}},"additionalProperties":false},"compliance":{"description":"The gaming law that the gateway applies to the brand.","type":["object","null"],"x-visibility":"build","properties":{"jurisdiction":{"description":"`BR` Brazil, `UK` Great Britain, `MT` Malta, `CW` Curaçao; `none` forbids nothing. It affects payment methods, transfers between players, raffles, lotteries, cancelled withdrawals and deposit bonuses.","type":["string","null"],"enum":["none","BR","UK","MT","CW",null],"default":"none","x-visibility":"public","examples":["BR"]},"realityCheckMinutes":{"description":"The minutes of play after which a player sees the time played and the result. Players can choose fewer. Without it: the jurisdiction's maximum.","type":["integer","null"],"minimum":10,"maximum":60,"default":null,"x-visibility":"public","examples":[30]},"raffleAuthorisation":{"description":"The authorisation number of raffles and draws. Brazilian brands offer none without it.","type":["string","null"],"maxLength":80,"default":"","x-visibility":"build","examples":["04.000000/2025"]},"lotteryLicence":{"description":"The brand's lottery licence. Brands in Brazil and Great Britain offer no lotteries without it.","type":["string","null"],"maxLength":80,"default":"","x-visibility":"build","examples":["LOTERJ 00/2026"]}},"additionalProperties":false},"signIn":{"description":"Providers that players can log in with, besides username and password. The gateway must have settings for each: see docs/gateway.md.","type":["object","null"],"x-visibility":"public","properties":{"providers":{"description":"OpenID Connect providers, in the order in which the login offers them.","type":["array","null"],"maxItems":6,"default":[],"items":{"type":"object","required":["id","name"],"properties":{"id":{"description":"The gateway's name for the provider. `google`, `apple`, `facebook` and `microsoft` have their logos, others a plain icon.","type":"string","pattern":"^[a-z0-9][a-z0-9-]{0,31}$","x-hint":"Use up to 32 lower-case letters, digits and hyphens.","x-visibility":"public","examples":["google","acme-id"]},"name":{"description":"The name shown to players.","type":"string","maxLength":24,"pattern":"\\S","x-hint":"Write the name that players know, up to 24 characters.","x-visibility":"public","examples":["Google","Acme ID"]}},"additionalProperties":false},"x-visibility":"public","examples":[[{"id":"google","name":"Google"}]]},"phone":{"description":"Whether the login offers a code by phone, sent by a service such as Firebase Auth.","type":["boolean","null"],"default":false,"x-visibility":"public","examples":[true]}},"additionalProperties":false},"registration":{"description":"The registration form.","type":["object","null"],"x-visibility":"public","properties":{"leaveOut":{"description":"Fields of the gateway's form that this brand hides. Fields that the gateway requires are always shown.","type":["array","null"],"maxItems":11,"uniqueItems":true,"default":[],"items":{"type":"string","enum":["payeeName","email","whatsapp","line","facebook","wechat","qqNum","idNumber","affiliateCode","recommenderId","mobileNum"]},"x-visibility":"public","examples":[["qqNum","wechat"]]}},"additionalProperties":false},"agent":{"description":"The page for agents who are not logged in.","type":["object","null"],"x-visibility":"public","properties":{"landingLanguage":{"description":"The language of its marketing text. `specified`: Chinese; `interface`: the language of the page.","type":["string","null"],"enum":["specified","interface",null],"default":"specified","x-visibility":"public","examples":["interface"]}},"additionalProperties":false},"format":{"description":"The format of amounts and times.","type":["object","null"],"x-visibility":"public","properties":{"amounts":{"description":"`specified`: two decimals and thousands commas; `locale`: as the language of the page writes them.","type":["string","null"],"enum":["specified","locale",null],"default":"specified","x-visibility":"public","examples":["specified"]},"timeZone":{"description":"The IANA time zone of the brand's days.","type":["string","null"],"maxLength":60,"default":"America/Sao_Paulo","x-visibility":"public","examples":["America/Sao_Paulo","Europe/Lisbon"]},"currency":{"description":"The ISO 4217 currency of accounts.","type":["string","null"],"pattern":"^[A-Z]{3}$","default":"BRL","x-hint":"Write the three capitals of ISO 4217, such as BRL or EUR.","x-visibility":"public","examples":["BRL","EUR"]}},"additionalProperties":false},"gateway":{"description":"The gateway that the site calls.","type":["object","null"],"properties":{"baseUrl":{"description":"The gateway's origin. Empty for the site's own origin.","type":["string","null"],"maxLength":260,"default":"","x-visibility":"public","examples":["","https://gateway.acme.example"]},"encryption":{"description":"How encrypted calls are sent.","type":["string","null"],"enum":["jwe",null],"default":"jwe","x-visibility":"build","examples":["jwe"]}},"additionalProperties":false,"x-visibility":"public"},"frames":{"description":"The origins that the gateway's settings may name, besides the site's own.","type":["object","null"],"properties":{"games":{"type":["array","null"],"maxItems":50,"uniqueItems":true,"default":[],"items":{"type":"string","maxLength":260},"description":"Origins that games may be framed from.","x-visibility":"public","examples":[["https://games.acme.example"]]},"images":{"type":["array","null"],"maxItems":50,"uniqueItems":true,"default":[],"items":{"type":"string","maxLength":260},"description":"Origins that pictures may come from.","x-visibility":"public","examples":[["https://cdn.acme.example"]]}},"additionalProperties":false,"x-visibility":"public"},"security":{"description":"HTTPS enforcement, and the protection of accounts.","type":["object","null"],"x-visibility":"build","properties":{"strictTransport":{"description":"The hosts that browsers open only over HTTPS for a year after a visit (HSTS). `host`: the host itself. `subdomains`: also every host below it, even those of other teams. `preload`: also allows the browsers' preload lists, from which removal takes months.","type":["string","null"],"enum":["host","subdomains","preload",null],"default":"host","x-visibility":"build","examples":["host"]},"revealAccounts":{"description":"Whether a password reset by email reveals that an account does not exist. If false, every request gets the same confirmation, so that accounts cannot be probed.","type":["boolean","null"],"default":false,"x-visibility":"build","examples":[true]},"withdrawalHoldHours":{"description":"Hours that a member's withdrawals wait after a password reset, a new email address or phone number, or a reset withdrawal PIN. Withdrawals to a new payout account wait as long; other accounts are not affected. The wait gives the owner time to notice a theft. 0 disables it, which a production gateway refuses.","type":["integer","null"],"minimum":0,"maximum":720,"default":24,"x-visibility":"build","examples":[48]}},"additionalProperties":false},"seo":{"description":"Metadata for search engines and shared links.","type":["object","null"],"x-visibility":"build","properties":{"titleKey":{"type":["string","null"],"maxLength":120,"pattern":"^[a-z][A-Za-z0-9-]*(\\.[A-Za-z0-9_-]+)+$","x-hint":"Write a namespace and a key, such as home.hero.title.","description":"The text of the home page's title.","default":"home.seo.title","x-visibility":"build","examples":["home.seo.title"]},"descriptionKey":{"type":["string","null"],"maxLength":120,"pattern":"^[a-z][A-Za-z0-9-]*(\\.[A-Za-z0-9_-]+)+$","x-hint":"Write a namespace and a key, such as home.hero.title.","description":"The text of the home page's description.","default":"home.seo.description","x-visibility":"build","examples":["home.seo.description"]}},"additionalProperties":false},"budgets":{"description":"Size limits of the brand's files, in kB of 1,000 bytes.","type":["object","null"],"x-visibility":"build","properties":{"brandKb":{"description":"All assets together.","type":["number","null"],"exclusiveMinimum":0,"maximum":2000,"default":300,"x-visibility":"build","examples":[300]},"fontKb":{"description":"The fonts together.","type":["number","null"],"exclusiveMinimum":0,"maximum":1000,"default":120,"x-visibility":"build","examples":[120]},"imageKb":{"description":"The pictures together.","type":["number","null"],"exclusiveMinimum":0,"maximum":2000,"default":200,"x-visibility":"build","examples":[200]},"htmlKb":{"description":"The home page in the default language, compressed by gzip: up to 14.3 it fits into the server's first round trip.","type":["number","null"],"exclusiveMinimum":0,"maximum":100,"default":14.3,"x-visibility":"build","examples":[14.3]}},"additionalProperties":false},"commonName":{"description":"Whether the name or merchant code is an ordinary word that other brands' pages may contain. Otherwise a build rejects a bundle that mentions another brand.","type":["boolean","null"],"default":false,"x-visibility":"build","examples":[true]},"environments":{"description":"Overrides by environment name: gateway, frames and hosts only.","type":["object","null"],"maxProperties":20,"propertyNames":{"pattern":"^[a-z][a-z0-9-]{0,30}$"},"x-visibility":"build","additionalProperties":{"type":["object","null"],"properties":{"gateway":{"description":"The gateway that the site calls.","type":["object","null"],"properties":{"baseUrl":{"description":"The gateway's origin. Empty for the site's own origin.","type":["string","null"],"maxLength":260,"default":"","x-visibility":"public","examples":["","https://gateway.acme.example"]},"encryption":{"description":"How encrypted calls are sent.","type":["string","null"],"enum":["jwe",null],"default":"jwe","x-visibility":"build","examples":["jwe"]}},"additionalProperties":false,"x-visibility":"public"},"frames":{"description":"The origins that the gateway's settings may name, besides the site's own.","type":["object","null"],"properties":{"games":{"type":["array","null"],"maxItems":50,"uniqueItems":true,"default":[],"items":{"type":"string","maxLength":260},"description":"Origins that games may be framed from.","x-visibility":"public","examples":[["https://games.acme.example"]]},"images":{"type":["array","null"],"maxItems":50,"uniqueItems":true,"default":[],"items":{"type":"string","maxLength":260},"description":"Origins that pictures may come from.","x-visibility":"public","examples":[["https://cdn.acme.example"]]}},"additionalProperties":false,"x-visibility":"public"},"hosts":{"description":"Replaces the brand's hosts in this environment.","type":["array","null"],"maxItems":50,"uniqueItems":true,"items":{"type":"string","maxLength":253,"pattern":"^(?!-)[a-z0-9-]{1,63}(?<!-)(\\.(?!-)[a-z0-9-]{1,63}(?<!-))*$","x-hint":"Write a lower-case host name such as acme.example, without scheme, port and path."},"x-visibility":"build","examples":[["acme.example"]]}},"additionalProperties":false},"examples":[{"production":{"gateway":{"baseUrl":"https://gateway.acme.example"}}}]}},"additionalProperties":false};
const func1 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^_?[a-z0-9]([a-z0-9-]{0,30}[a-z0-9])?$", "u");
const pattern5 = new RegExp("\\S", "u");
const pattern6 = new RegExp("^[a-z0-9]([a-z0-9-]{0,30}[a-z0-9])$", "u");
const pattern7 = new RegExp("^[A-Z0-9][A-Z0-9_-]{1,31}$", "u");
const pattern9 = new RegExp("^(?!-)[a-z0-9-]{1,63}(?<!-)(\\.(?!-)[a-z0-9-]{1,63}(?<!-))*$", "u");
const pattern10 = new RegExp("^[a-z]{2,3}(-[A-Z]{2})?$", "u");
const pattern12 = new RegExp("^(?!.*\\.\\.)[A-Za-z0-9_-][A-Za-z0-9_./-]*\\.json$", "u");
const pattern13 = new RegExp("^[A-Za-z0-9 _-]+$", "u");
const pattern14 = new RegExp("^[1-9][0-9]{0,3}( [1-9][0-9]{0,3})?$", "u");
const pattern15 = new RegExp("^[0-9]{1,3}(\\.[0-9]+)?%( [0-9]{1,3}(\\.[0-9]+)?%)?$", "u");
const pattern16 = new RegExp("^[0-9]{1,3}(\\.[0-9]+)?%$", "u");
const pattern17 = new RegExp("^(normal|-?[0-9]*\\.?[0-9]+em)$", "u");
const pattern18 = new RegExp("^[A-Za-z0-9][A-Za-z0-9.+-]{1,60}$", "u");
const pattern25 = new RegExp("^[a-z][A-Za-z0-9-]*(\\.[A-Za-z0-9_-]+)+$", "u");
const pattern27 = new RegExp("^/(?!/)[A-Za-z0-9/_~.?&=%#-]*$", "u");
const pattern28 = new RegExp("^[A-Z0-9]{1,12}$", "u");
const pattern31 = new RegExp("^[^\\s@<>\"]+@[^\\s@<>\"]+\\.[^\\s@<>\"]+$", "u");
const pattern32 = new RegExp("^[a-z0-9][a-z0-9-]{0,31}$", "u");
const pattern34 = new RegExp("^[A-Z]{3}$", "u");
const pattern37 = new RegExp("^[a-z][a-z0-9-]{0,30}$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.schemaVersion === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schemaVersion"},message:"must have required property '"+"schemaVersion"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.code === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.identity === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identity"},message:"must have required property '"+"identity"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err4 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.schemaVersion !== undefined){
let data1 = data.schemaVersion;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/schemaVersion",schemaPath:"#/properties/schemaVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/schemaVersion",schemaPath:"#/properties/schemaVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.extends !== undefined){
let data2 = data.extends;
if((typeof data2 !== "string") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/extends",schemaPath:"#/properties/extends/type",keyword:"type",params:{type: schema31.properties.extends.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err8 = {instancePath:instancePath+"/extends",schemaPath:"#/properties/extends/pattern",keyword:"pattern",params:{pattern: "^_?[a-z0-9]([a-z0-9-]{0,30}[a-z0-9])?$"},message:"must match pattern \""+"^_?[a-z0-9]([a-z0-9-]{0,30}[a-z0-9])?$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.engine !== undefined){
let data3 = data.engine;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/engine",schemaPath:"#/properties/engine/type",keyword:"type",params:{type: schema31.properties.engine.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
if(data3.length > 80){
const err10 = {instancePath:instancePath+"/engine",schemaPath:"#/properties/engine/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern5.test(data3)){
const err11 = {instancePath:instancePath+"/engine",schemaPath:"#/properties/engine/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.code !== undefined){
let data4 = data.code;
if(typeof data4 === "string"){
if(!pattern6.test(data4)){
const err12 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([a-z0-9-]{0,30}[a-z0-9])$"},message:"must match pattern \""+"^[a-z0-9]([a-z0-9-]{0,30}[a-z0-9])$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.merchantCode !== undefined){
let data5 = data.merchantCode;
if((typeof data5 !== "string") && (data5 !== null)){
const err14 = {instancePath:instancePath+"/merchantCode",schemaPath:"#/properties/merchantCode/type",keyword:"type",params:{type: schema31.properties.merchantCode.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data5 === "string"){
if(!pattern7.test(data5)){
const err15 = {instancePath:instancePath+"/merchantCode",schemaPath:"#/properties/merchantCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9][A-Z0-9_-]{1,31}$"},message:"must match pattern \""+"^[A-Z0-9][A-Z0-9_-]{1,31}$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.identity !== undefined){
let data6 = data.identity;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.name === undefined){
const err16 = {instancePath:instancePath+"/identity",schemaPath:"#/properties/identity/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data6){
if(!((((((key1 === "name") || (key1 === "legalName")) || (key1 === "taxId")) || (key1 === "address")) || (key1 === "copyrightYear")) || (key1 === "ageMark"))){
const err17 = {instancePath:instancePath+"/identity",schemaPath:"#/properties/identity/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data6.name !== undefined){
let data7 = data6.name;
if(typeof data7 === "string"){
if(data7.length > 40){
const err18 = {instancePath:instancePath+"/identity/name",schemaPath:"#/properties/identity/properties/name/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern5.test(data7)){
const err19 = {instancePath:instancePath+"/identity/name",schemaPath:"#/properties/identity/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/identity/name",schemaPath:"#/properties/identity/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data6.legalName !== undefined){
let data8 = data6.legalName;
if((typeof data8 !== "string") && (data8 !== null)){
const err21 = {instancePath:instancePath+"/identity/legalName",schemaPath:"#/properties/identity/properties/legalName/type",keyword:"type",params:{type: schema31.properties.identity.properties.legalName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data8 === "string"){
if(data8.length > 120){
const err22 = {instancePath:instancePath+"/identity/legalName",schemaPath:"#/properties/identity/properties/legalName/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data8.length < 1){
const err23 = {instancePath:instancePath+"/identity/legalName",schemaPath:"#/properties/identity/properties/legalName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data6.taxId !== undefined){
let data9 = data6.taxId;
if((typeof data9 !== "string") && (data9 !== null)){
const err24 = {instancePath:instancePath+"/identity/taxId",schemaPath:"#/properties/identity/properties/taxId/type",keyword:"type",params:{type: schema31.properties.identity.properties.taxId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data9 === "string"){
if(data9.length > 60){
const err25 = {instancePath:instancePath+"/identity/taxId",schemaPath:"#/properties/identity/properties/taxId/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data9.length < 1){
const err26 = {instancePath:instancePath+"/identity/taxId",schemaPath:"#/properties/identity/properties/taxId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data6.address !== undefined){
let data10 = data6.address;
if((typeof data10 !== "string") && (data10 !== null)){
const err27 = {instancePath:instancePath+"/identity/address",schemaPath:"#/properties/identity/properties/address/type",keyword:"type",params:{type: schema31.properties.identity.properties.address.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data10 === "string"){
if(data10.length > 200){
const err28 = {instancePath:instancePath+"/identity/address",schemaPath:"#/properties/identity/properties/address/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data10.length < 1){
const err29 = {instancePath:instancePath+"/identity/address",schemaPath:"#/properties/identity/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data6.copyrightYear !== undefined){
let data11 = data6.copyrightYear;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err30 = {instancePath:instancePath+"/identity/copyrightYear",schemaPath:"#/properties/identity/properties/copyrightYear/type",keyword:"type",params:{type: schema31.properties.identity.properties.copyrightYear.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 2100 || isNaN(data11)){
const err31 = {instancePath:instancePath+"/identity/copyrightYear",schemaPath:"#/properties/identity/properties/copyrightYear/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100},message:"must be <= 2100"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data11 < 1990 || isNaN(data11)){
const err32 = {instancePath:instancePath+"/identity/copyrightYear",schemaPath:"#/properties/identity/properties/copyrightYear/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1990},message:"must be >= 1990"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data6.ageMark !== undefined){
let data12 = data6.ageMark;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err33 = {instancePath:instancePath+"/identity/ageMark",schemaPath:"#/properties/identity/properties/ageMark/type",keyword:"type",params:{type: schema31.properties.identity.properties.ageMark.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 25 || isNaN(data12)){
const err34 = {instancePath:instancePath+"/identity/ageMark",schemaPath:"#/properties/identity/properties/ageMark/maximum",keyword:"maximum",params:{comparison: "<=", limit: 25},message:"must be <= 25"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data12 < 16 || isNaN(data12)){
const err35 = {instancePath:instancePath+"/identity/ageMark",schemaPath:"#/properties/identity/properties/ageMark/minimum",keyword:"minimum",params:{comparison: ">=", limit: 16},message:"must be >= 16"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
}
else {
const err36 = {instancePath:instancePath+"/identity",schemaPath:"#/properties/identity/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.hosts !== undefined){
let data13 = data.hosts;
if((!(Array.isArray(data13))) && (data13 !== null)){
const err37 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/type",keyword:"type",params:{type: schema31.properties.hosts.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(Array.isArray(data13)){
if(data13.length > 50){
const err38 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
if(typeof data14 === "string"){
if(data14.length > 253){
const err39 = {instancePath:instancePath+"/hosts/" + i0,schemaPath:"#/properties/hosts/items/maxLength",keyword:"maxLength",params:{limit: 253},message:"must NOT have more than 253 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!pattern9.test(data14)){
const err40 = {instancePath:instancePath+"/hosts/" + i0,schemaPath:"#/properties/hosts/items/pattern",keyword:"pattern",params:{pattern: "^(?!-)[a-z0-9-]{1,63}(?<!-)(\\.(?!-)[a-z0-9-]{1,63}(?<!-))*$"},message:"must match pattern \""+"^(?!-)[a-z0-9-]{1,63}(?<!-)(\\.(?!-)[a-z0-9-]{1,63}(?<!-))*$"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/hosts/" + i0,schemaPath:"#/properties/hosts/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
let i1 = data13.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data13[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err42 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
}
if(data.languages !== undefined){
let data15 = data.languages;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (data15 !== null)){
const err43 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type: schema31.properties.languages.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key2 in data15){
if(!((key2 === "default") || (key2 === "supported"))){
const err44 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data15.default !== undefined){
let data16 = data15.default;
if((typeof data16 !== "string") && (data16 !== null)){
const err45 = {instancePath:instancePath+"/languages/default",schemaPath:"#/properties/languages/properties/default/type",keyword:"type",params:{type: schema31.properties.languages.properties.default.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data16 === "string"){
if(!pattern10.test(data16)){
const err46 = {instancePath:instancePath+"/languages/default",schemaPath:"#/properties/languages/properties/default/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Z]{2})?$"},message:"must match pattern \""+"^[a-z]{2,3}(-[A-Z]{2})?$"+"\""};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
if(data15.supported !== undefined){
let data17 = data15.supported;
if((!(Array.isArray(data17))) && (data17 !== null)){
const err47 = {instancePath:instancePath+"/languages/supported",schemaPath:"#/properties/languages/properties/supported/type",keyword:"type",params:{type: schema31.properties.languages.properties.supported.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(Array.isArray(data17)){
if(data17.length > 20){
const err48 = {instancePath:instancePath+"/languages/supported",schemaPath:"#/properties/languages/properties/supported/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data17.length < 1){
const err49 = {instancePath:instancePath+"/languages/supported",schemaPath:"#/properties/languages/properties/supported/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
const len1 = data17.length;
for(let i2=0; i2<len1; i2++){
let data18 = data17[i2];
if(typeof data18 === "string"){
if(!pattern10.test(data18)){
const err50 = {instancePath:instancePath+"/languages/supported/" + i2,schemaPath:"#/properties/languages/properties/supported/items/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Z]{2})?$"},message:"must match pattern \""+"^[a-z]{2,3}(-[A-Z]{2})?$"+"\""};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/languages/supported/" + i2,schemaPath:"#/properties/languages/properties/supported/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
let i3 = data17.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data17[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err52 = {instancePath:instancePath+"/languages/supported",schemaPath:"#/properties/languages/properties/supported/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
}
}
}
if(data.theme !== undefined){
let data19 = data.theme;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key3 in data19){
if(!(func1.call(schema31.properties.theme.properties, key3))){
const err53 = {instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data19.seeds !== undefined){
let data20 = data19.seeds;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key4 in data20){
if(!((((((((key4 === "primary") || (key4 === "accent")) || (key4 === "second")) || (key4 === "neutral")) || (key4 === "ground")) || (key4 === "darkGround")) || (key4 === "band")) || (key4 === "money"))){
const err54 = {instancePath:instancePath+"/theme/seeds",schemaPath:"#/properties/theme/properties/seeds/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data20.primary !== undefined){
let data21 = data20.primary;
if(typeof data21 === "string"){
if(data21.length > 60){
const err55 = {instancePath:instancePath+"/theme/seeds/primary",schemaPath:"#/properties/theme/properties/seeds/properties/primary/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data21.length < 1){
const err56 = {instancePath:instancePath+"/theme/seeds/primary",schemaPath:"#/properties/theme/properties/seeds/properties/primary/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/theme/seeds/primary",schemaPath:"#/properties/theme/properties/seeds/properties/primary/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data20.accent !== undefined){
let data22 = data20.accent;
if((typeof data22 !== "string") && (data22 !== null)){
const err58 = {instancePath:instancePath+"/theme/seeds/accent",schemaPath:"#/properties/theme/properties/seeds/properties/accent/type",keyword:"type",params:{type: schema31.properties.theme.properties.seeds.properties.accent.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(typeof data22 === "string"){
if(data22.length > 60){
const err59 = {instancePath:instancePath+"/theme/seeds/accent",schemaPath:"#/properties/theme/properties/seeds/properties/accent/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data22.length < 1){
const err60 = {instancePath:instancePath+"/theme/seeds/accent",schemaPath:"#/properties/theme/properties/seeds/properties/accent/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
if(data20.second !== undefined){
let data23 = data20.second;
if((typeof data23 !== "string") && (data23 !== null)){
const err61 = {instancePath:instancePath+"/theme/seeds/second",schemaPath:"#/properties/theme/properties/seeds/properties/second/type",keyword:"type",params:{type: schema31.properties.theme.properties.seeds.properties.second.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(typeof data23 === "string"){
if(data23.length > 60){
const err62 = {instancePath:instancePath+"/theme/seeds/second",schemaPath:"#/properties/theme/properties/seeds/properties/second/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data23.length < 1){
const err63 = {instancePath:instancePath+"/theme/seeds/second",schemaPath:"#/properties/theme/properties/seeds/properties/second/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
if(data20.neutral !== undefined){
let data24 = data20.neutral;
if((typeof data24 !== "string") && (data24 !== null)){
const err64 = {instancePath:instancePath+"/theme/seeds/neutral",schemaPath:"#/properties/theme/properties/seeds/properties/neutral/type",keyword:"type",params:{type: schema31.properties.theme.properties.seeds.properties.neutral.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(typeof data24 === "string"){
if(data24.length > 60){
const err65 = {instancePath:instancePath+"/theme/seeds/neutral",schemaPath:"#/properties/theme/properties/seeds/properties/neutral/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data24.length < 1){
const err66 = {instancePath:instancePath+"/theme/seeds/neutral",schemaPath:"#/properties/theme/properties/seeds/properties/neutral/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
if(data20.ground !== undefined){
let data25 = data20.ground;
if((typeof data25 !== "string") && (data25 !== null)){
const err67 = {instancePath:instancePath+"/theme/seeds/ground",schemaPath:"#/properties/theme/properties/seeds/properties/ground/type",keyword:"type",params:{type: schema31.properties.theme.properties.seeds.properties.ground.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(typeof data25 === "string"){
if(data25.length > 60){
const err68 = {instancePath:instancePath+"/theme/seeds/ground",schemaPath:"#/properties/theme/properties/seeds/properties/ground/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data25.length < 1){
const err69 = {instancePath:instancePath+"/theme/seeds/ground",schemaPath:"#/properties/theme/properties/seeds/properties/ground/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
if(data20.darkGround !== undefined){
let data26 = data20.darkGround;
if((typeof data26 !== "string") && (data26 !== null)){
const err70 = {instancePath:instancePath+"/theme/seeds/darkGround",schemaPath:"#/properties/theme/properties/seeds/properties/darkGround/type",keyword:"type",params:{type: schema31.properties.theme.properties.seeds.properties.darkGround.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(typeof data26 === "string"){
if(data26.length > 60){
const err71 = {instancePath:instancePath+"/theme/seeds/darkGround",schemaPath:"#/properties/theme/properties/seeds/properties/darkGround/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data26.length < 1){
const err72 = {instancePath:instancePath+"/theme/seeds/darkGround",schemaPath:"#/properties/theme/properties/seeds/properties/darkGround/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
if(data20.band !== undefined){
let data27 = data20.band;
if((typeof data27 !== "string") && (data27 !== null)){
const err73 = {instancePath:instancePath+"/theme/seeds/band",schemaPath:"#/properties/theme/properties/seeds/properties/band/type",keyword:"type",params:{type: schema31.properties.theme.properties.seeds.properties.band.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(typeof data27 === "string"){
if(data27.length > 60){
const err74 = {instancePath:instancePath+"/theme/seeds/band",schemaPath:"#/properties/theme/properties/seeds/properties/band/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data27.length < 1){
const err75 = {instancePath:instancePath+"/theme/seeds/band",schemaPath:"#/properties/theme/properties/seeds/properties/band/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
if(data20.money !== undefined){
let data28 = data20.money;
if((typeof data28 !== "string") && (data28 !== null)){
const err76 = {instancePath:instancePath+"/theme/seeds/money",schemaPath:"#/properties/theme/properties/seeds/properties/money/type",keyword:"type",params:{type: schema31.properties.theme.properties.seeds.properties.money.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(typeof data28 === "string"){
if(data28.length > 60){
const err77 = {instancePath:instancePath+"/theme/seeds/money",schemaPath:"#/properties/theme/properties/seeds/properties/money/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data28.length < 1){
const err78 = {instancePath:instancePath+"/theme/seeds/money",schemaPath:"#/properties/theme/properties/seeds/properties/money/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
}
else {
const err79 = {instancePath:instancePath+"/theme/seeds",schemaPath:"#/properties/theme/properties/seeds/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data19.tokens !== undefined){
let data29 = data19.tokens;
if((typeof data29 !== "string") && (data29 !== null)){
const err80 = {instancePath:instancePath+"/theme/tokens",schemaPath:"#/properties/theme/properties/tokens/type",keyword:"type",params:{type: schema31.properties.theme.properties.tokens.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(typeof data29 === "string"){
if(data29.length > 200){
const err81 = {instancePath:instancePath+"/theme/tokens",schemaPath:"#/properties/theme/properties/tokens/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(!pattern12.test(data29)){
const err82 = {instancePath:instancePath+"/theme/tokens",schemaPath:"#/properties/theme/properties/tokens/pattern",keyword:"pattern",params:{pattern: "^(?!.*\\.\\.)[A-Za-z0-9_-][A-Za-z0-9_./-]*\\.json$"},message:"must match pattern \""+"^(?!.*\\.\\.)[A-Za-z0-9_-][A-Za-z0-9_./-]*\\.json$"+"\""};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
if(data19.modes !== undefined){
let data30 = data19.modes;
if((!(Array.isArray(data30))) && (data30 !== null)){
const err83 = {instancePath:instancePath+"/theme/modes",schemaPath:"#/properties/theme/properties/modes/type",keyword:"type",params:{type: schema31.properties.theme.properties.modes.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(Array.isArray(data30)){
if(data30.length > 2){
const err84 = {instancePath:instancePath+"/theme/modes",schemaPath:"#/properties/theme/properties/modes/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data30.length < 1){
const err85 = {instancePath:instancePath+"/theme/modes",schemaPath:"#/properties/theme/properties/modes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
const len2 = data30.length;
for(let i4=0; i4<len2; i4++){
let data31 = data30[i4];
if(typeof data31 !== "string"){
const err86 = {instancePath:instancePath+"/theme/modes/" + i4,schemaPath:"#/properties/theme/properties/modes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(!((data31 === "light") || (data31 === "dark"))){
const err87 = {instancePath:instancePath+"/theme/modes/" + i4,schemaPath:"#/properties/theme/properties/modes/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.theme.properties.modes.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
let i5 = data30.length;
let j2;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data30[i5];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err88 = {instancePath:instancePath+"/theme/modes",schemaPath:"#/properties/theme/properties/modes/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
break;
}
indices2[item2] = i5;
}
}
}
}
if(data19.default !== undefined){
let data32 = data19.default;
if((typeof data32 !== "string") && (data32 !== null)){
const err89 = {instancePath:instancePath+"/theme/default",schemaPath:"#/properties/theme/properties/default/type",keyword:"type",params:{type: schema31.properties.theme.properties.default.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(!((((data32 === "light") || (data32 === "dark")) || (data32 === "system")) || (data32 === null))){
const err90 = {instancePath:instancePath+"/theme/default",schemaPath:"#/properties/theme/properties/default/enum",keyword:"enum",params:{allowedValues: schema31.properties.theme.properties.default.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data19.contrast !== undefined){
let data33 = data19.contrast;
if((!(data33 && typeof data33 == "object" && !Array.isArray(data33))) && (data33 !== null)){
const err91 = {instancePath:instancePath+"/theme/contrast",schemaPath:"#/properties/theme/properties/contrast/type",keyword:"type",params:{type: schema31.properties.theme.properties.contrast.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
for(const key5 in data33){
if(!((key5 === "level") || (key5 === "onConflict"))){
const err92 = {instancePath:instancePath+"/theme/contrast",schemaPath:"#/properties/theme/properties/contrast/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data33.level !== undefined){
let data34 = data33.level;
if((typeof data34 !== "string") && (data34 !== null)){
const err93 = {instancePath:instancePath+"/theme/contrast/level",schemaPath:"#/properties/theme/properties/contrast/properties/level/type",keyword:"type",params:{type: schema31.properties.theme.properties.contrast.properties.level.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(!(((data34 === "AA") || (data34 === "AAA")) || (data34 === null))){
const err94 = {instancePath:instancePath+"/theme/contrast/level",schemaPath:"#/properties/theme/properties/contrast/properties/level/enum",keyword:"enum",params:{allowedValues: schema31.properties.theme.properties.contrast.properties.level.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data33.onConflict !== undefined){
let data35 = data33.onConflict;
if((typeof data35 !== "string") && (data35 !== null)){
const err95 = {instancePath:instancePath+"/theme/contrast/onConflict",schemaPath:"#/properties/theme/properties/contrast/properties/onConflict/type",keyword:"type",params:{type: schema31.properties.theme.properties.contrast.properties.onConflict.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(!(((data35 === "adjust") || (data35 === "fail")) || (data35 === null))){
const err96 = {instancePath:instancePath+"/theme/contrast/onConflict",schemaPath:"#/properties/theme/properties/contrast/properties/onConflict/enum",keyword:"enum",params:{allowedValues: schema31.properties.theme.properties.contrast.properties.onConflict.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
}
}
if(data19.shape !== undefined){
let data36 = data19.shape;
if((!(data36 && typeof data36 == "object" && !Array.isArray(data36))) && (data36 !== null)){
const err97 = {instancePath:instancePath+"/theme/shape",schemaPath:"#/properties/theme/properties/shape/type",keyword:"type",params:{type: schema31.properties.theme.properties.shape.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
for(const key6 in data36){
if(!(((key6 === "radius") || (key6 === "border")) || (key6 === "elevation"))){
const err98 = {instancePath:instancePath+"/theme/shape",schemaPath:"#/properties/theme/properties/shape/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data36.radius !== undefined){
let data37 = data36.radius;
if((typeof data37 !== "string") && (data37 !== null)){
const err99 = {instancePath:instancePath+"/theme/shape/radius",schemaPath:"#/properties/theme/properties/shape/properties/radius/type",keyword:"type",params:{type: schema31.properties.theme.properties.shape.properties.radius.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(!((((data37 === "sharp") || (data37 === "soft")) || (data37 === "round")) || (data37 === null))){
const err100 = {instancePath:instancePath+"/theme/shape/radius",schemaPath:"#/properties/theme/properties/shape/properties/radius/enum",keyword:"enum",params:{allowedValues: schema31.properties.theme.properties.shape.properties.radius.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data36.border !== undefined){
let data38 = data36.border;
if((typeof data38 !== "string") && (data38 !== null)){
const err101 = {instancePath:instancePath+"/theme/shape/border",schemaPath:"#/properties/theme/properties/shape/properties/border/type",keyword:"type",params:{type: schema31.properties.theme.properties.shape.properties.border.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(!((((data38 === "hairline") || (data38 === "regular")) || (data38 === "bold")) || (data38 === null))){
const err102 = {instancePath:instancePath+"/theme/shape/border",schemaPath:"#/properties/theme/properties/shape/properties/border/enum",keyword:"enum",params:{allowedValues: schema31.properties.theme.properties.shape.properties.border.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data36.elevation !== undefined){
let data39 = data36.elevation;
if((typeof data39 !== "string") && (data39 !== null)){
const err103 = {instancePath:instancePath+"/theme/shape/elevation",schemaPath:"#/properties/theme/properties/shape/properties/elevation/type",keyword:"type",params:{type: schema31.properties.theme.properties.shape.properties.elevation.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(!((((data39 === "flat") || (data39 === "soft")) || (data39 === "lifted")) || (data39 === null))){
const err104 = {instancePath:instancePath+"/theme/shape/elevation",schemaPath:"#/properties/theme/properties/shape/properties/elevation/enum",keyword:"enum",params:{allowedValues: schema31.properties.theme.properties.shape.properties.elevation.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
}
if(data19.density !== undefined){
let data40 = data19.density;
if((typeof data40 !== "string") && (data40 !== null)){
const err105 = {instancePath:instancePath+"/theme/density",schemaPath:"#/properties/theme/properties/density/type",keyword:"type",params:{type: schema31.properties.theme.properties.density.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(!((((data40 === "compact") || (data40 === "regular")) || (data40 === "airy")) || (data40 === null))){
const err106 = {instancePath:instancePath+"/theme/density",schemaPath:"#/properties/theme/properties/density/enum",keyword:"enum",params:{allowedValues: schema31.properties.theme.properties.density.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data19.type !== undefined){
let data41 = data19.type;
if((!(data41 && typeof data41 == "object" && !Array.isArray(data41))) && (data41 !== null)){
const err107 = {instancePath:instancePath+"/theme/type",schemaPath:"#/properties/theme/properties/type/type",keyword:"type",params:{type: schema31.properties.theme.properties.type.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
for(const key7 in data41){
if(!((key7 === "ratio") || (key7 === "base"))){
const err108 = {instancePath:instancePath+"/theme/type",schemaPath:"#/properties/theme/properties/type/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data41.ratio !== undefined){
let data42 = data41.ratio;
if((!((typeof data42 == "number") && (isFinite(data42)))) && (data42 !== null)){
const err109 = {instancePath:instancePath+"/theme/type/ratio",schemaPath:"#/properties/theme/properties/type/properties/ratio/type",keyword:"type",params:{type: schema31.properties.theme.properties.type.properties.ratio.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 > 1.334 || isNaN(data42)){
const err110 = {instancePath:instancePath+"/theme/type/ratio",schemaPath:"#/properties/theme/properties/type/properties/ratio/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1.334},message:"must be <= 1.334"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data42 < 1.2 || isNaN(data42)){
const err111 = {instancePath:instancePath+"/theme/type/ratio",schemaPath:"#/properties/theme/properties/type/properties/ratio/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1.2},message:"must be >= 1.2"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
}
if(data41.base !== undefined){
let data43 = data41.base;
if((!((typeof data43 == "number") && (isFinite(data43)))) && (data43 !== null)){
const err112 = {instancePath:instancePath+"/theme/type/base",schemaPath:"#/properties/theme/properties/type/properties/base/type",keyword:"type",params:{type: schema31.properties.theme.properties.type.properties.base.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 > 20 || isNaN(data43)){
const err113 = {instancePath:instancePath+"/theme/type/base",schemaPath:"#/properties/theme/properties/type/properties/base/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(data43 < 14 || isNaN(data43)){
const err114 = {instancePath:instancePath+"/theme/type/base",schemaPath:"#/properties/theme/properties/type/properties/base/minimum",keyword:"minimum",params:{comparison: ">=", limit: 14},message:"must be >= 14"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
}
}
}
if(data19.motion !== undefined){
let data44 = data19.motion;
if((typeof data44 !== "string") && (data44 !== null)){
const err115 = {instancePath:instancePath+"/theme/motion",schemaPath:"#/properties/theme/properties/motion/type",keyword:"type",params:{type: schema31.properties.theme.properties.motion.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(!(((data44 === "calm") || (data44 === "brisk")) || (data44 === null))){
const err116 = {instancePath:instancePath+"/theme/motion",schemaPath:"#/properties/theme/properties/motion/enum",keyword:"enum",params:{allowedValues: schema31.properties.theme.properties.motion.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data19.iconStroke !== undefined){
let data45 = data19.iconStroke;
if((!((typeof data45 == "number") && (isFinite(data45)))) && (data45 !== null)){
const err117 = {instancePath:instancePath+"/theme/iconStroke",schemaPath:"#/properties/theme/properties/iconStroke/type",keyword:"type",params:{type: schema31.properties.theme.properties.iconStroke.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 > 3 || isNaN(data45)){
const err118 = {instancePath:instancePath+"/theme/iconStroke",schemaPath:"#/properties/theme/properties/iconStroke/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3},message:"must be <= 3"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(data45 < 1 || isNaN(data45)){
const err119 = {instancePath:instancePath+"/theme/iconStroke",schemaPath:"#/properties/theme/properties/iconStroke/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
}
if(data19.fonts !== undefined){
let data46 = data19.fonts;
if((!(data46 && typeof data46 == "object" && !Array.isArray(data46))) && (data46 !== null)){
const err120 = {instancePath:instancePath+"/theme/fonts",schemaPath:"#/properties/theme/properties/fonts/type",keyword:"type",params:{type: schema31.properties.theme.properties.fonts.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
for(const key8 in data46){
if(!((key8 === "display") || (key8 === "text"))){
const err121 = {instancePath:instancePath+"/theme/fonts",schemaPath:"#/properties/theme/properties/fonts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data46.display !== undefined){
let data47 = data46.display;
if((!(data47 && typeof data47 == "object" && !Array.isArray(data47))) && (data47 !== null)){
const err122 = {instancePath:instancePath+"/theme/fonts/display",schemaPath:"#/properties/theme/properties/fonts/properties/display/type",keyword:"type",params:{type: schema31.properties.theme.properties.fonts.properties.display.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
for(const key9 in data47){
if(!(func1.call(schema31.properties.theme.properties.fonts.properties.display.properties, key9))){
const err123 = {instancePath:instancePath+"/theme/fonts/display",schemaPath:"#/properties/theme/properties/fonts/properties/display/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data47.family !== undefined){
let data48 = data47.family;
if((typeof data48 !== "string") && (data48 !== null)){
const err124 = {instancePath:instancePath+"/theme/fonts/display/family",schemaPath:"#/properties/theme/properties/fonts/properties/display/properties/family/type",keyword:"type",params:{type: schema31.properties.theme.properties.fonts.properties.display.properties.family.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if(typeof data48 === "string"){
if(data48.length > 60){
const err125 = {instancePath:instancePath+"/theme/fonts/display/family",schemaPath:"#/properties/theme/properties/fonts/properties/display/properties/family/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(data48.length < 1){
const err126 = {instancePath:instancePath+"/theme/fonts/display/family",schemaPath:"#/properties/theme/properties/fonts/properties/display/properties/family/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(!pattern13.test(data48)){
const err127 = {instancePath:instancePath+"/theme/fonts/display/family",schemaPath:"#/properties/theme/properties/fonts/properties/display/properties/family/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9 _-]+$"},message:"must match pattern \""+"^[A-Za-z0-9 _-]+$"+"\""};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
}
if(data47.file !== undefined){
let data49 = data47.file;
if((typeof data49 !== "string") && (data49 !== null)){
const err128 = {instancePath:instancePath+"/theme/fonts/display/file",schemaPath:"#/properties/theme/properties/fonts/properties/display/properties/file/type",keyword:"type",params:{type: schema31.properties.theme.properties.fonts.properties.display.properties.file.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
if(typeof data49 === "string"){
if(data49.length > 200){
const err129 = {instancePath:instancePath+"/theme/fonts/display/file",schemaPath:"#/properties/theme/properties/fonts/properties/display/properties/file/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
if(data49.length < 1){
const err130 = {instancePath:instancePath+"/theme/fonts/display/file",schemaPath:"#/properties/theme/properties/fonts/properties/display/properties/file/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
}
if(data47.weight !== undefined){
let data50 = data47.weight;
if((typeof data50 !== "string") && (data50 !== null)){
const err131 = {instancePath:instancePath+"/theme/fonts/display/weight",schemaPath:"#/properties/theme/properties/fonts/properties/display/properties/weight/type",keyword:"type",params:{type: schema31.properties.theme.properties.fonts.properties.display.properties.weight.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(typeof data50 === "string"){
if(!pattern14.test(data50)){
const err132 = {instancePath:instancePath+"/theme/fonts/display/weight",schemaPath:"#/properties/theme/properties/fonts/properties/display/properties/weight/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,3}( [1-9][0-9]{0,3})?$"},message:"must match pattern \""+"^[1-9][0-9]{0,3}( [1-9][0-9]{0,3})?$"+"\""};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
}
if(data47.stretch !== undefined){
let data51 = data47.stretch;
if((typeof data51 !== "string") && (data51 !== null)){
const err133 = {instancePath:instancePath+"/theme/fonts/display/stretch",schemaPath:"#/properties/theme/properties/fonts/properties/display/properties/stretch/type",keyword:"type",params:{type: schema31.properties.theme.properties.fonts.properties.display.properties.stretch.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if(typeof data51 === "string"){
if(!pattern15.test(data51)){
const err134 = {instancePath:instancePath+"/theme/fonts/display/stretch",schemaPath:"#/properties/theme/properties/fonts/properties/display/properties/stretch/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,3}(\\.[0-9]+)?%( [0-9]{1,3}(\\.[0-9]+)?%)?$"},message:"must match pattern \""+"^[0-9]{1,3}(\\.[0-9]+)?%( [0-9]{1,3}(\\.[0-9]+)?%)?$"+"\""};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
}
if(data47.displayStretch !== undefined){
let data52 = data47.displayStretch;
if((typeof data52 !== "string") && (data52 !== null)){
const err135 = {instancePath:instancePath+"/theme/fonts/display/displayStretch",schemaPath:"#/properties/theme/properties/fonts/properties/display/properties/displayStretch/type",keyword:"type",params:{type: schema31.properties.theme.properties.fonts.properties.display.properties.displayStretch.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
if(typeof data52 === "string"){
if(!pattern16.test(data52)){
const err136 = {instancePath:instancePath+"/theme/fonts/display/displayStretch",schemaPath:"#/properties/theme/properties/fonts/properties/display/properties/displayStretch/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,3}(\\.[0-9]+)?%$"},message:"must match pattern \""+"^[0-9]{1,3}(\\.[0-9]+)?%$"+"\""};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
}
if(data47.displayWeight !== undefined){
let data53 = data47.displayWeight;
if((!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))) && (data53 !== null)){
const err137 = {instancePath:instancePath+"/theme/fonts/display/displayWeight",schemaPath:"#/properties/theme/properties/fonts/properties/display/properties/displayWeight/type",keyword:"type",params:{type: schema31.properties.theme.properties.fonts.properties.display.properties.displayWeight.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 > 1000 || isNaN(data53)){
const err138 = {instancePath:instancePath+"/theme/fonts/display/displayWeight",schemaPath:"#/properties/theme/properties/fonts/properties/display/properties/displayWeight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
if(data53 < 1 || isNaN(data53)){
const err139 = {instancePath:instancePath+"/theme/fonts/display/displayWeight",schemaPath:"#/properties/theme/properties/fonts/properties/display/properties/displayWeight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
}
if(data47.case !== undefined){
let data54 = data47.case;
if((typeof data54 !== "string") && (data54 !== null)){
const err140 = {instancePath:instancePath+"/theme/fonts/display/case",schemaPath:"#/properties/theme/properties/fonts/properties/display/properties/case/type",keyword:"type",params:{type: schema31.properties.theme.properties.fonts.properties.display.properties.case.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
if(!(((data54 === "none") || (data54 === "uppercase")) || (data54 === null))){
const err141 = {instancePath:instancePath+"/theme/fonts/display/case",schemaPath:"#/properties/theme/properties/fonts/properties/display/properties/case/enum",keyword:"enum",params:{allowedValues: schema31.properties.theme.properties.fonts.properties.display.properties.case.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
if(data47.spacing !== undefined){
let data55 = data47.spacing;
if((typeof data55 !== "string") && (data55 !== null)){
const err142 = {instancePath:instancePath+"/theme/fonts/display/spacing",schemaPath:"#/properties/theme/properties/fonts/properties/display/properties/spacing/type",keyword:"type",params:{type: schema31.properties.theme.properties.fonts.properties.display.properties.spacing.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
if(typeof data55 === "string"){
if(!pattern17.test(data55)){
const err143 = {instancePath:instancePath+"/theme/fonts/display/spacing",schemaPath:"#/properties/theme/properties/fonts/properties/display/properties/spacing/pattern",keyword:"pattern",params:{pattern: "^(normal|-?[0-9]*\\.?[0-9]+em)$"},message:"must match pattern \""+"^(normal|-?[0-9]*\\.?[0-9]+em)$"+"\""};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
}
if(data47.fallback !== undefined){
let data56 = data47.fallback;
if((typeof data56 !== "string") && (data56 !== null)){
const err144 = {instancePath:instancePath+"/theme/fonts/display/fallback",schemaPath:"#/properties/theme/properties/fonts/properties/display/properties/fallback/type",keyword:"type",params:{type: schema31.properties.theme.properties.fonts.properties.display.properties.fallback.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
if(!((((data56 === "sans-serif") || (data56 === "serif")) || (data56 === "monospace")) || (data56 === null))){
const err145 = {instancePath:instancePath+"/theme/fonts/display/fallback",schemaPath:"#/properties/theme/properties/fonts/properties/display/properties/fallback/enum",keyword:"enum",params:{allowedValues: schema31.properties.theme.properties.fonts.properties.display.properties.fallback.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data47.license !== undefined){
let data57 = data47.license;
if((typeof data57 !== "string") && (data57 !== null)){
const err146 = {instancePath:instancePath+"/theme/fonts/display/license",schemaPath:"#/properties/theme/properties/fonts/properties/display/properties/license/type",keyword:"type",params:{type: schema31.properties.theme.properties.fonts.properties.display.properties.license.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
if(typeof data57 === "string"){
if(!pattern18.test(data57)){
const err147 = {instancePath:instancePath+"/theme/fonts/display/license",schemaPath:"#/properties/theme/properties/fonts/properties/display/properties/license/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9.+-]{1,60}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9.+-]{1,60}$"+"\""};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
}
if(data47.licenseFile !== undefined){
let data58 = data47.licenseFile;
if((typeof data58 !== "string") && (data58 !== null)){
const err148 = {instancePath:instancePath+"/theme/fonts/display/licenseFile",schemaPath:"#/properties/theme/properties/fonts/properties/display/properties/licenseFile/type",keyword:"type",params:{type: schema31.properties.theme.properties.fonts.properties.display.properties.licenseFile.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
if(typeof data58 === "string"){
if(data58.length > 200){
const err149 = {instancePath:instancePath+"/theme/fonts/display/licenseFile",schemaPath:"#/properties/theme/properties/fonts/properties/display/properties/licenseFile/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
if(data58.length < 1){
const err150 = {instancePath:instancePath+"/theme/fonts/display/licenseFile",schemaPath:"#/properties/theme/properties/fonts/properties/display/properties/licenseFile/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
}
if(data47.subset !== undefined){
let data59 = data47.subset;
if((typeof data59 !== "boolean") && (data59 !== null)){
const err151 = {instancePath:instancePath+"/theme/fonts/display/subset",schemaPath:"#/properties/theme/properties/fonts/properties/display/properties/subset/type",keyword:"type",params:{type: schema31.properties.theme.properties.fonts.properties.display.properties.subset.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
}
}
if(data46.text !== undefined){
let data60 = data46.text;
if((!(data60 && typeof data60 == "object" && !Array.isArray(data60))) && (data60 !== null)){
const err152 = {instancePath:instancePath+"/theme/fonts/text",schemaPath:"#/properties/theme/properties/fonts/properties/text/type",keyword:"type",params:{type: schema31.properties.theme.properties.fonts.properties.text.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
for(const key10 in data60){
if(!(func1.call(schema31.properties.theme.properties.fonts.properties.text.properties, key10))){
const err153 = {instancePath:instancePath+"/theme/fonts/text",schemaPath:"#/properties/theme/properties/fonts/properties/text/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
if(data60.family !== undefined){
let data61 = data60.family;
if((typeof data61 !== "string") && (data61 !== null)){
const err154 = {instancePath:instancePath+"/theme/fonts/text/family",schemaPath:"#/properties/theme/properties/fonts/properties/text/properties/family/type",keyword:"type",params:{type: schema31.properties.theme.properties.fonts.properties.text.properties.family.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
if(typeof data61 === "string"){
if(data61.length > 60){
const err155 = {instancePath:instancePath+"/theme/fonts/text/family",schemaPath:"#/properties/theme/properties/fonts/properties/text/properties/family/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
if(data61.length < 1){
const err156 = {instancePath:instancePath+"/theme/fonts/text/family",schemaPath:"#/properties/theme/properties/fonts/properties/text/properties/family/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
if(!pattern13.test(data61)){
const err157 = {instancePath:instancePath+"/theme/fonts/text/family",schemaPath:"#/properties/theme/properties/fonts/properties/text/properties/family/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9 _-]+$"},message:"must match pattern \""+"^[A-Za-z0-9 _-]+$"+"\""};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
}
if(data60.file !== undefined){
let data62 = data60.file;
if((typeof data62 !== "string") && (data62 !== null)){
const err158 = {instancePath:instancePath+"/theme/fonts/text/file",schemaPath:"#/properties/theme/properties/fonts/properties/text/properties/file/type",keyword:"type",params:{type: schema31.properties.theme.properties.fonts.properties.text.properties.file.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if(typeof data62 === "string"){
if(data62.length > 200){
const err159 = {instancePath:instancePath+"/theme/fonts/text/file",schemaPath:"#/properties/theme/properties/fonts/properties/text/properties/file/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
if(data62.length < 1){
const err160 = {instancePath:instancePath+"/theme/fonts/text/file",schemaPath:"#/properties/theme/properties/fonts/properties/text/properties/file/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
}
if(data60.weight !== undefined){
let data63 = data60.weight;
if((typeof data63 !== "string") && (data63 !== null)){
const err161 = {instancePath:instancePath+"/theme/fonts/text/weight",schemaPath:"#/properties/theme/properties/fonts/properties/text/properties/weight/type",keyword:"type",params:{type: schema31.properties.theme.properties.fonts.properties.text.properties.weight.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
if(typeof data63 === "string"){
if(!pattern14.test(data63)){
const err162 = {instancePath:instancePath+"/theme/fonts/text/weight",schemaPath:"#/properties/theme/properties/fonts/properties/text/properties/weight/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,3}( [1-9][0-9]{0,3})?$"},message:"must match pattern \""+"^[1-9][0-9]{0,3}( [1-9][0-9]{0,3})?$"+"\""};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
}
if(data60.stretch !== undefined){
let data64 = data60.stretch;
if((typeof data64 !== "string") && (data64 !== null)){
const err163 = {instancePath:instancePath+"/theme/fonts/text/stretch",schemaPath:"#/properties/theme/properties/fonts/properties/text/properties/stretch/type",keyword:"type",params:{type: schema31.properties.theme.properties.fonts.properties.text.properties.stretch.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
if(typeof data64 === "string"){
if(!pattern15.test(data64)){
const err164 = {instancePath:instancePath+"/theme/fonts/text/stretch",schemaPath:"#/properties/theme/properties/fonts/properties/text/properties/stretch/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,3}(\\.[0-9]+)?%( [0-9]{1,3}(\\.[0-9]+)?%)?$"},message:"must match pattern \""+"^[0-9]{1,3}(\\.[0-9]+)?%( [0-9]{1,3}(\\.[0-9]+)?%)?$"+"\""};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
}
if(data60.displayStretch !== undefined){
let data65 = data60.displayStretch;
if((typeof data65 !== "string") && (data65 !== null)){
const err165 = {instancePath:instancePath+"/theme/fonts/text/displayStretch",schemaPath:"#/properties/theme/properties/fonts/properties/text/properties/displayStretch/type",keyword:"type",params:{type: schema31.properties.theme.properties.fonts.properties.text.properties.displayStretch.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
if(typeof data65 === "string"){
if(!pattern16.test(data65)){
const err166 = {instancePath:instancePath+"/theme/fonts/text/displayStretch",schemaPath:"#/properties/theme/properties/fonts/properties/text/properties/displayStretch/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,3}(\\.[0-9]+)?%$"},message:"must match pattern \""+"^[0-9]{1,3}(\\.[0-9]+)?%$"+"\""};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
}
if(data60.displayWeight !== undefined){
let data66 = data60.displayWeight;
if((!(((typeof data66 == "number") && (!(data66 % 1) && !isNaN(data66))) && (isFinite(data66)))) && (data66 !== null)){
const err167 = {instancePath:instancePath+"/theme/fonts/text/displayWeight",schemaPath:"#/properties/theme/properties/fonts/properties/text/properties/displayWeight/type",keyword:"type",params:{type: schema31.properties.theme.properties.fonts.properties.text.properties.displayWeight.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
if((typeof data66 == "number") && (isFinite(data66))){
if(data66 > 1000 || isNaN(data66)){
const err168 = {instancePath:instancePath+"/theme/fonts/text/displayWeight",schemaPath:"#/properties/theme/properties/fonts/properties/text/properties/displayWeight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
if(data66 < 1 || isNaN(data66)){
const err169 = {instancePath:instancePath+"/theme/fonts/text/displayWeight",schemaPath:"#/properties/theme/properties/fonts/properties/text/properties/displayWeight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
}
if(data60.case !== undefined){
let data67 = data60.case;
if((typeof data67 !== "string") && (data67 !== null)){
const err170 = {instancePath:instancePath+"/theme/fonts/text/case",schemaPath:"#/properties/theme/properties/fonts/properties/text/properties/case/type",keyword:"type",params:{type: schema31.properties.theme.properties.fonts.properties.text.properties.case.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
if(!(((data67 === "none") || (data67 === "uppercase")) || (data67 === null))){
const err171 = {instancePath:instancePath+"/theme/fonts/text/case",schemaPath:"#/properties/theme/properties/fonts/properties/text/properties/case/enum",keyword:"enum",params:{allowedValues: schema31.properties.theme.properties.fonts.properties.text.properties.case.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
if(data60.spacing !== undefined){
let data68 = data60.spacing;
if((typeof data68 !== "string") && (data68 !== null)){
const err172 = {instancePath:instancePath+"/theme/fonts/text/spacing",schemaPath:"#/properties/theme/properties/fonts/properties/text/properties/spacing/type",keyword:"type",params:{type: schema31.properties.theme.properties.fonts.properties.text.properties.spacing.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
if(typeof data68 === "string"){
if(!pattern17.test(data68)){
const err173 = {instancePath:instancePath+"/theme/fonts/text/spacing",schemaPath:"#/properties/theme/properties/fonts/properties/text/properties/spacing/pattern",keyword:"pattern",params:{pattern: "^(normal|-?[0-9]*\\.?[0-9]+em)$"},message:"must match pattern \""+"^(normal|-?[0-9]*\\.?[0-9]+em)$"+"\""};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
}
if(data60.fallback !== undefined){
let data69 = data60.fallback;
if((typeof data69 !== "string") && (data69 !== null)){
const err174 = {instancePath:instancePath+"/theme/fonts/text/fallback",schemaPath:"#/properties/theme/properties/fonts/properties/text/properties/fallback/type",keyword:"type",params:{type: schema31.properties.theme.properties.fonts.properties.text.properties.fallback.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
if(!((((data69 === "sans-serif") || (data69 === "serif")) || (data69 === "monospace")) || (data69 === null))){
const err175 = {instancePath:instancePath+"/theme/fonts/text/fallback",schemaPath:"#/properties/theme/properties/fonts/properties/text/properties/fallback/enum",keyword:"enum",params:{allowedValues: schema31.properties.theme.properties.fonts.properties.text.properties.fallback.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
if(data60.license !== undefined){
let data70 = data60.license;
if((typeof data70 !== "string") && (data70 !== null)){
const err176 = {instancePath:instancePath+"/theme/fonts/text/license",schemaPath:"#/properties/theme/properties/fonts/properties/text/properties/license/type",keyword:"type",params:{type: schema31.properties.theme.properties.fonts.properties.text.properties.license.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
if(typeof data70 === "string"){
if(!pattern18.test(data70)){
const err177 = {instancePath:instancePath+"/theme/fonts/text/license",schemaPath:"#/properties/theme/properties/fonts/properties/text/properties/license/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9.+-]{1,60}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9.+-]{1,60}$"+"\""};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
}
if(data60.licenseFile !== undefined){
let data71 = data60.licenseFile;
if((typeof data71 !== "string") && (data71 !== null)){
const err178 = {instancePath:instancePath+"/theme/fonts/text/licenseFile",schemaPath:"#/properties/theme/properties/fonts/properties/text/properties/licenseFile/type",keyword:"type",params:{type: schema31.properties.theme.properties.fonts.properties.text.properties.licenseFile.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
if(typeof data71 === "string"){
if(data71.length > 200){
const err179 = {instancePath:instancePath+"/theme/fonts/text/licenseFile",schemaPath:"#/properties/theme/properties/fonts/properties/text/properties/licenseFile/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
if(data71.length < 1){
const err180 = {instancePath:instancePath+"/theme/fonts/text/licenseFile",schemaPath:"#/properties/theme/properties/fonts/properties/text/properties/licenseFile/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
}
if(data60.subset !== undefined){
let data72 = data60.subset;
if((typeof data72 !== "boolean") && (data72 !== null)){
const err181 = {instancePath:instancePath+"/theme/fonts/text/subset",schemaPath:"#/properties/theme/properties/fonts/properties/text/properties/subset/type",keyword:"type",params:{type: schema31.properties.theme.properties.fonts.properties.text.properties.subset.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
}
}
}
}
}
else {
const err182 = {instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
if(data.layout !== undefined){
let data73 = data.layout;
if((!(data73 && typeof data73 == "object" && !Array.isArray(data73))) && (data73 !== null)){
const err183 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/type",keyword:"type",params:{type: schema31.properties.layout.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
if(data73 && typeof data73 == "object" && !Array.isArray(data73)){
for(const key11 in data73){
if(!(func1.call(schema31.properties.layout.properties, key11))){
const err184 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
if(data73.header !== undefined){
let data74 = data73.header;
if((typeof data74 !== "string") && (data74 !== null)){
const err185 = {instancePath:instancePath+"/layout/header",schemaPath:"#/properties/layout/properties/header/type",keyword:"type",params:{type: schema31.properties.layout.properties.header.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
if(!((((data74 === "centred") || (data74 === "flush")) || (data74 === "stacked")) || (data74 === null))){
const err186 = {instancePath:instancePath+"/layout/header",schemaPath:"#/properties/layout/properties/header/enum",keyword:"enum",params:{allowedValues: schema31.properties.layout.properties.header.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
if(data73.lobby !== undefined){
let data75 = data73.lobby;
if((typeof data75 !== "string") && (data75 !== null)){
const err187 = {instancePath:instancePath+"/layout/lobby",schemaPath:"#/properties/layout/properties/lobby/type",keyword:"type",params:{type: schema31.properties.layout.properties.lobby.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
if(!((((data75 === "rails") || (data75 === "grid")) || (data75 === "spotlight")) || (data75 === null))){
const err188 = {instancePath:instancePath+"/layout/lobby",schemaPath:"#/properties/layout/properties/lobby/enum",keyword:"enum",params:{allowedValues: schema31.properties.layout.properties.lobby.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
if(data73.tile !== undefined){
let data76 = data73.tile;
if((typeof data76 !== "string") && (data76 !== null)){
const err189 = {instancePath:instancePath+"/layout/tile",schemaPath:"#/properties/layout/properties/tile/type",keyword:"type",params:{type: schema31.properties.layout.properties.tile.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
if(!((((data76 === "portrait") || (data76 === "square")) || (data76 === "landscape")) || (data76 === null))){
const err190 = {instancePath:instancePath+"/layout/tile",schemaPath:"#/properties/layout/properties/tile/enum",keyword:"enum",params:{allowedValues: schema31.properties.layout.properties.tile.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
if(data73.navigation !== undefined){
let data77 = data73.navigation;
if((typeof data77 !== "string") && (data77 !== null)){
const err191 = {instancePath:instancePath+"/layout/navigation",schemaPath:"#/properties/layout/properties/navigation/type",keyword:"type",params:{type: schema31.properties.layout.properties.navigation.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
if(!((((data77 === "chips") || (data77 === "tabs")) || (data77 === "tiles")) || (data77 === null))){
const err192 = {instancePath:instancePath+"/layout/navigation",schemaPath:"#/properties/layout/properties/navigation/enum",keyword:"enum",params:{allowedValues: schema31.properties.layout.properties.navigation.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
if(data73.sideMenu !== undefined){
let data78 = data73.sideMenu;
if((typeof data78 !== "string") && (data78 !== null)){
const err193 = {instancePath:instancePath+"/layout/sideMenu",schemaPath:"#/properties/layout/properties/sideMenu/type",keyword:"type",params:{type: schema31.properties.layout.properties.sideMenu.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
if(!((((data78 === "panel") || (data78 === "rail")) || (data78 === "drawer")) || (data78 === null))){
const err194 = {instancePath:instancePath+"/layout/sideMenu",schemaPath:"#/properties/layout/properties/sideMenu/enum",keyword:"enum",params:{allowedValues: schema31.properties.layout.properties.sideMenu.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
if(data73.hero !== undefined){
let data79 = data73.hero;
if((typeof data79 !== "string") && (data79 !== null)){
const err195 = {instancePath:instancePath+"/layout/hero",schemaPath:"#/properties/layout/properties/hero/type",keyword:"type",params:{type: schema31.properties.layout.properties.hero.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
if(!((((data79 === "scene") || (data79 === "type")) || (data79 === "split")) || (data79 === null))){
const err196 = {instancePath:instancePath+"/layout/hero",schemaPath:"#/properties/layout/properties/hero/enum",keyword:"enum",params:{allowedValues: schema31.properties.layout.properties.hero.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
if(data73.promotions !== undefined){
let data80 = data73.promotions;
if((typeof data80 !== "string") && (data80 !== null)){
const err197 = {instancePath:instancePath+"/layout/promotions",schemaPath:"#/properties/layout/properties/promotions/type",keyword:"type",params:{type: schema31.properties.layout.properties.promotions.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
if(!(((data80 === "slides") || (data80 === "cards")) || (data80 === null))){
const err198 = {instancePath:instancePath+"/layout/promotions",schemaPath:"#/properties/layout/properties/promotions/enum",keyword:"enum",params:{allowedValues: schema31.properties.layout.properties.promotions.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
}
if(data73.notices !== undefined){
let data81 = data73.notices;
if((typeof data81 !== "string") && (data81 !== null)){
const err199 = {instancePath:instancePath+"/layout/notices",schemaPath:"#/properties/layout/properties/notices/type",keyword:"type",params:{type: schema31.properties.layout.properties.notices.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
if(!(((data81 === "marquee") || (data81 === "ticker")) || (data81 === null))){
const err200 = {instancePath:instancePath+"/layout/notices",schemaPath:"#/properties/layout/properties/notices/enum",keyword:"enum",params:{allowedValues: schema31.properties.layout.properties.notices.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
}
if(data73.footer !== undefined){
let data82 = data73.footer;
if((typeof data82 !== "string") && (data82 !== null)){
const err201 = {instancePath:instancePath+"/layout/footer",schemaPath:"#/properties/layout/properties/footer/type",keyword:"type",params:{type: schema31.properties.layout.properties.footer.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
if(!((((data82 === "wave") || (data82 === "columns")) || (data82 === "compact")) || (data82 === null))){
const err202 = {instancePath:instancePath+"/layout/footer",schemaPath:"#/properties/layout/properties/footer/enum",keyword:"enum",params:{allowedValues: schema31.properties.layout.properties.footer.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
}
}
}
if(data.hero !== undefined){
let data83 = data.hero;
if((!(data83 && typeof data83 == "object" && !Array.isArray(data83))) && (data83 !== null)){
const err203 = {instancePath:instancePath+"/hero",schemaPath:"#/properties/hero/type",keyword:"type",params:{type: schema31.properties.hero.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
if(data83 && typeof data83 == "object" && !Array.isArray(data83)){
for(const key12 in data83){
if(!((((key12 === "titleKey") || (key12 === "textKey")) || (key12 === "art")) || (key12 === "link"))){
const err204 = {instancePath:instancePath+"/hero",schemaPath:"#/properties/hero/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
}
if(data83.titleKey !== undefined){
let data84 = data83.titleKey;
if((typeof data84 !== "string") && (data84 !== null)){
const err205 = {instancePath:instancePath+"/hero/titleKey",schemaPath:"#/properties/hero/properties/titleKey/type",keyword:"type",params:{type: schema31.properties.hero.properties.titleKey.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
if(typeof data84 === "string"){
if(data84.length > 120){
const err206 = {instancePath:instancePath+"/hero/titleKey",schemaPath:"#/properties/hero/properties/titleKey/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
if(!pattern25.test(data84)){
const err207 = {instancePath:instancePath+"/hero/titleKey",schemaPath:"#/properties/hero/properties/titleKey/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]*(\\.[A-Za-z0-9_-]+)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9-]*(\\.[A-Za-z0-9_-]+)+$"+"\""};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
}
if(data83.textKey !== undefined){
let data85 = data83.textKey;
if((typeof data85 !== "string") && (data85 !== null)){
const err208 = {instancePath:instancePath+"/hero/textKey",schemaPath:"#/properties/hero/properties/textKey/type",keyword:"type",params:{type: schema31.properties.hero.properties.textKey.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
if(typeof data85 === "string"){
if(data85.length > 120){
const err209 = {instancePath:instancePath+"/hero/textKey",schemaPath:"#/properties/hero/properties/textKey/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
if(!pattern25.test(data85)){
const err210 = {instancePath:instancePath+"/hero/textKey",schemaPath:"#/properties/hero/properties/textKey/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]*(\\.[A-Za-z0-9_-]+)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9-]*(\\.[A-Za-z0-9_-]+)+$"+"\""};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
}
}
if(data83.art !== undefined){
let data86 = data83.art;
if((!(data86 && typeof data86 == "object" && !Array.isArray(data86))) && (data86 !== null)){
const err211 = {instancePath:instancePath+"/hero/art",schemaPath:"#/properties/hero/properties/art/type",keyword:"type",params:{type: schema31.properties.hero.properties.art.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
if(data86 && typeof data86 == "object" && !Array.isArray(data86)){
for(const key13 in data86){
if(!((key13 === "light") || (key13 === "dark"))){
const err212 = {instancePath:instancePath+"/hero/art",schemaPath:"#/properties/hero/properties/art/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
}
if(data86.light !== undefined){
let data87 = data86.light;
if((typeof data87 !== "string") && (data87 !== null)){
const err213 = {instancePath:instancePath+"/hero/art/light",schemaPath:"#/properties/hero/properties/art/properties/light/type",keyword:"type",params:{type: schema31.properties.hero.properties.art.properties.light.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
if(typeof data87 === "string"){
if(data87.length > 200){
const err214 = {instancePath:instancePath+"/hero/art/light",schemaPath:"#/properties/hero/properties/art/properties/light/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
if(data87.length < 1){
const err215 = {instancePath:instancePath+"/hero/art/light",schemaPath:"#/properties/hero/properties/art/properties/light/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
}
}
if(data86.dark !== undefined){
let data88 = data86.dark;
if((typeof data88 !== "string") && (data88 !== null)){
const err216 = {instancePath:instancePath+"/hero/art/dark",schemaPath:"#/properties/hero/properties/art/properties/dark/type",keyword:"type",params:{type: schema31.properties.hero.properties.art.properties.dark.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
if(typeof data88 === "string"){
if(data88.length > 200){
const err217 = {instancePath:instancePath+"/hero/art/dark",schemaPath:"#/properties/hero/properties/art/properties/dark/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
if(data88.length < 1){
const err218 = {instancePath:instancePath+"/hero/art/dark",schemaPath:"#/properties/hero/properties/art/properties/dark/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
}
}
}
}
if(data83.link !== undefined){
let data89 = data83.link;
if((typeof data89 !== "string") && (data89 !== null)){
const err219 = {instancePath:instancePath+"/hero/link",schemaPath:"#/properties/hero/properties/link/type",keyword:"type",params:{type: schema31.properties.hero.properties.link.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
if(typeof data89 === "string"){
if(data89.length > 200){
const err220 = {instancePath:instancePath+"/hero/link",schemaPath:"#/properties/hero/properties/link/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
if(!pattern27.test(data89)){
const err221 = {instancePath:instancePath+"/hero/link",schemaPath:"#/properties/hero/properties/link/pattern",keyword:"pattern",params:{pattern: "^/(?!/)[A-Za-z0-9/_~.?&=%#-]*$"},message:"must match pattern \""+"^/(?!/)[A-Za-z0-9/_~.?&=%#-]*$"+"\""};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
}
}
}
}
if(data.assets !== undefined){
let data90 = data.assets;
if((!(data90 && typeof data90 == "object" && !Array.isArray(data90))) && (data90 !== null)){
const err222 = {instancePath:instancePath+"/assets",schemaPath:"#/properties/assets/type",keyword:"type",params:{type: schema31.properties.assets.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
if(data90 && typeof data90 == "object" && !Array.isArray(data90)){
for(const key14 in data90){
if(!(((key14 === "logo") || (key14 === "mark")) || (key14 === "icon"))){
const err223 = {instancePath:instancePath+"/assets",schemaPath:"#/properties/assets/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
}
if(data90.logo !== undefined){
let data91 = data90.logo;
if((!(data91 && typeof data91 == "object" && !Array.isArray(data91))) && (data91 !== null)){
const err224 = {instancePath:instancePath+"/assets/logo",schemaPath:"#/properties/assets/properties/logo/type",keyword:"type",params:{type: schema31.properties.assets.properties.logo.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
if(data91 && typeof data91 == "object" && !Array.isArray(data91)){
for(const key15 in data91){
if(!(((key15 === "light") || (key15 === "dark")) || (key15 === "alt"))){
const err225 = {instancePath:instancePath+"/assets/logo",schemaPath:"#/properties/assets/properties/logo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
}
if(data91.light !== undefined){
let data92 = data91.light;
if((typeof data92 !== "string") && (data92 !== null)){
const err226 = {instancePath:instancePath+"/assets/logo/light",schemaPath:"#/properties/assets/properties/logo/properties/light/type",keyword:"type",params:{type: schema31.properties.assets.properties.logo.properties.light.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
if(typeof data92 === "string"){
if(data92.length > 200){
const err227 = {instancePath:instancePath+"/assets/logo/light",schemaPath:"#/properties/assets/properties/logo/properties/light/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
if(data92.length < 1){
const err228 = {instancePath:instancePath+"/assets/logo/light",schemaPath:"#/properties/assets/properties/logo/properties/light/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
}
}
if(data91.dark !== undefined){
let data93 = data91.dark;
if((typeof data93 !== "string") && (data93 !== null)){
const err229 = {instancePath:instancePath+"/assets/logo/dark",schemaPath:"#/properties/assets/properties/logo/properties/dark/type",keyword:"type",params:{type: schema31.properties.assets.properties.logo.properties.dark.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
if(typeof data93 === "string"){
if(data93.length > 200){
const err230 = {instancePath:instancePath+"/assets/logo/dark",schemaPath:"#/properties/assets/properties/logo/properties/dark/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
if(data93.length < 1){
const err231 = {instancePath:instancePath+"/assets/logo/dark",schemaPath:"#/properties/assets/properties/logo/properties/dark/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
}
}
if(data91.alt !== undefined){
let data94 = data91.alt;
if((typeof data94 !== "string") && (data94 !== null)){
const err232 = {instancePath:instancePath+"/assets/logo/alt",schemaPath:"#/properties/assets/properties/logo/properties/alt/type",keyword:"type",params:{type: schema31.properties.assets.properties.logo.properties.alt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
if(typeof data94 === "string"){
if(data94.length > 120){
const err233 = {instancePath:instancePath+"/assets/logo/alt",schemaPath:"#/properties/assets/properties/logo/properties/alt/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
if(data94.length < 1){
const err234 = {instancePath:instancePath+"/assets/logo/alt",schemaPath:"#/properties/assets/properties/logo/properties/alt/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
}
}
}
}
if(data90.mark !== undefined){
let data95 = data90.mark;
if((!(data95 && typeof data95 == "object" && !Array.isArray(data95))) && (data95 !== null)){
const err235 = {instancePath:instancePath+"/assets/mark",schemaPath:"#/properties/assets/properties/mark/type",keyword:"type",params:{type: schema31.properties.assets.properties.mark.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
if(data95 && typeof data95 == "object" && !Array.isArray(data95)){
for(const key16 in data95){
if(!((key16 === "light") || (key16 === "dark"))){
const err236 = {instancePath:instancePath+"/assets/mark",schemaPath:"#/properties/assets/properties/mark/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
}
if(data95.light !== undefined){
let data96 = data95.light;
if((typeof data96 !== "string") && (data96 !== null)){
const err237 = {instancePath:instancePath+"/assets/mark/light",schemaPath:"#/properties/assets/properties/mark/properties/light/type",keyword:"type",params:{type: schema31.properties.assets.properties.mark.properties.light.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
if(typeof data96 === "string"){
if(data96.length > 200){
const err238 = {instancePath:instancePath+"/assets/mark/light",schemaPath:"#/properties/assets/properties/mark/properties/light/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
if(data96.length < 1){
const err239 = {instancePath:instancePath+"/assets/mark/light",schemaPath:"#/properties/assets/properties/mark/properties/light/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
}
}
if(data95.dark !== undefined){
let data97 = data95.dark;
if((typeof data97 !== "string") && (data97 !== null)){
const err240 = {instancePath:instancePath+"/assets/mark/dark",schemaPath:"#/properties/assets/properties/mark/properties/dark/type",keyword:"type",params:{type: schema31.properties.assets.properties.mark.properties.dark.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
if(typeof data97 === "string"){
if(data97.length > 200){
const err241 = {instancePath:instancePath+"/assets/mark/dark",schemaPath:"#/properties/assets/properties/mark/properties/dark/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
if(data97.length < 1){
const err242 = {instancePath:instancePath+"/assets/mark/dark",schemaPath:"#/properties/assets/properties/mark/properties/dark/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
}
}
}
}
if(data90.icon !== undefined){
let data98 = data90.icon;
if((typeof data98 !== "string") && (data98 !== null)){
const err243 = {instancePath:instancePath+"/assets/icon",schemaPath:"#/properties/assets/properties/icon/type",keyword:"type",params:{type: schema31.properties.assets.properties.icon.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
if(typeof data98 === "string"){
if(data98.length > 200){
const err244 = {instancePath:instancePath+"/assets/icon",schemaPath:"#/properties/assets/properties/icon/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
if(data98.length < 1){
const err245 = {instancePath:instancePath+"/assets/icon",schemaPath:"#/properties/assets/properties/icon/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
}
}
}
}
if(data.footer !== undefined){
let data99 = data.footer;
if((!(data99 && typeof data99 == "object" && !Array.isArray(data99))) && (data99 !== null)){
const err246 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/type",keyword:"type",params:{type: schema31.properties.footer.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
if(data99 && typeof data99 == "object" && !Array.isArray(data99)){
for(const key17 in data99){
if(!((key17 === "vendors") || (key17 === "links"))){
const err247 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
}
if(data99.vendors !== undefined){
let data100 = data99.vendors;
if((!(Array.isArray(data100))) && (data100 !== null)){
const err248 = {instancePath:instancePath+"/footer/vendors",schemaPath:"#/properties/footer/properties/vendors/type",keyword:"type",params:{type: schema31.properties.footer.properties.vendors.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
if(Array.isArray(data100)){
if(data100.length > 40){
const err249 = {instancePath:instancePath+"/footer/vendors",schemaPath:"#/properties/footer/properties/vendors/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
const len3 = data100.length;
for(let i6=0; i6<len3; i6++){
let data101 = data100[i6];
if(typeof data101 === "string"){
if(!pattern28.test(data101)){
const err250 = {instancePath:instancePath+"/footer/vendors/" + i6,schemaPath:"#/properties/footer/properties/vendors/items/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{1,12}$"},message:"must match pattern \""+"^[A-Z0-9]{1,12}$"+"\""};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
}
else {
const err251 = {instancePath:instancePath+"/footer/vendors/" + i6,schemaPath:"#/properties/footer/properties/vendors/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
}
let i7 = data100.length;
let j3;
if(i7 > 1){
const indices3 = {};
for(;i7--;){
let item3 = data100[i7];
if(typeof item3 !== "string"){
continue;
}
if(typeof indices3[item3] == "number"){
j3 = indices3[item3];
const err252 = {instancePath:instancePath+"/footer/vendors",schemaPath:"#/properties/footer/properties/vendors/uniqueItems",keyword:"uniqueItems",params:{i: i7, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i7+" are identical)"};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
break;
}
indices3[item3] = i7;
}
}
}
}
if(data99.links !== undefined){
let data102 = data99.links;
if((!(Array.isArray(data102))) && (data102 !== null)){
const err253 = {instancePath:instancePath+"/footer/links",schemaPath:"#/properties/footer/properties/links/type",keyword:"type",params:{type: schema31.properties.footer.properties.links.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
if(Array.isArray(data102)){
if(data102.length > 20){
const err254 = {instancePath:instancePath+"/footer/links",schemaPath:"#/properties/footer/properties/links/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
const len4 = data102.length;
for(let i8=0; i8<len4; i8++){
let data103 = data102[i8];
if(data103 && typeof data103 == "object" && !Array.isArray(data103)){
if(data103.titleKey === undefined){
const err255 = {instancePath:instancePath+"/footer/links/" + i8,schemaPath:"#/properties/footer/properties/links/items/required",keyword:"required",params:{missingProperty: "titleKey"},message:"must have required property '"+"titleKey"+"'"};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
if(data103.to === undefined){
const err256 = {instancePath:instancePath+"/footer/links/" + i8,schemaPath:"#/properties/footer/properties/links/items/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
for(const key18 in data103){
if(!((key18 === "titleKey") || (key18 === "to"))){
const err257 = {instancePath:instancePath+"/footer/links/" + i8,schemaPath:"#/properties/footer/properties/links/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
}
if(data103.titleKey !== undefined){
let data104 = data103.titleKey;
if(typeof data104 === "string"){
if(data104.length > 120){
const err258 = {instancePath:instancePath+"/footer/links/" + i8+"/titleKey",schemaPath:"#/properties/footer/properties/links/items/properties/titleKey/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
if(!pattern25.test(data104)){
const err259 = {instancePath:instancePath+"/footer/links/" + i8+"/titleKey",schemaPath:"#/properties/footer/properties/links/items/properties/titleKey/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]*(\\.[A-Za-z0-9_-]+)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9-]*(\\.[A-Za-z0-9_-]+)+$"+"\""};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
}
else {
const err260 = {instancePath:instancePath+"/footer/links/" + i8+"/titleKey",schemaPath:"#/properties/footer/properties/links/items/properties/titleKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
}
if(data103.to !== undefined){
let data105 = data103.to;
if(typeof data105 === "string"){
if(data105.length > 200){
const err261 = {instancePath:instancePath+"/footer/links/" + i8+"/to",schemaPath:"#/properties/footer/properties/links/items/properties/to/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
if(!pattern27.test(data105)){
const err262 = {instancePath:instancePath+"/footer/links/" + i8+"/to",schemaPath:"#/properties/footer/properties/links/items/properties/to/pattern",keyword:"pattern",params:{pattern: "^/(?!/)[A-Za-z0-9/_~.?&=%#-]*$"},message:"must match pattern \""+"^/(?!/)[A-Za-z0-9/_~.?&=%#-]*$"+"\""};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
errors++;
}
}
else {
const err263 = {instancePath:instancePath+"/footer/links/" + i8+"/to",schemaPath:"#/properties/footer/properties/links/items/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
}
}
else {
const err264 = {instancePath:instancePath+"/footer/links/" + i8,schemaPath:"#/properties/footer/properties/links/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
}
}
}
}
}
if(data.license !== undefined){
let data106 = data.license;
if((!(data106 && typeof data106 == "object" && !Array.isArray(data106))) && (data106 !== null)){
const err265 = {instancePath:instancePath+"/license",schemaPath:"#/properties/license/type",keyword:"type",params:{type: schema31.properties.license.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
if(data106 && typeof data106 == "object" && !Array.isArray(data106)){
for(const key19 in data106){
if(!(((key19 === "number") || (key19 === "authority")) || (key19 === "url"))){
const err266 = {instancePath:instancePath+"/license",schemaPath:"#/properties/license/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
}
if(data106.number !== undefined){
let data107 = data106.number;
if((typeof data107 !== "string") && (data107 !== null)){
const err267 = {instancePath:instancePath+"/license/number",schemaPath:"#/properties/license/properties/number/type",keyword:"type",params:{type: schema31.properties.license.properties.number.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
if(typeof data107 === "string"){
if(data107.length > 80){
const err268 = {instancePath:instancePath+"/license/number",schemaPath:"#/properties/license/properties/number/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
}
}
if(data106.authority !== undefined){
let data108 = data106.authority;
if((typeof data108 !== "string") && (data108 !== null)){
const err269 = {instancePath:instancePath+"/license/authority",schemaPath:"#/properties/license/properties/authority/type",keyword:"type",params:{type: schema31.properties.license.properties.authority.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
if(typeof data108 === "string"){
if(data108.length > 120){
const err270 = {instancePath:instancePath+"/license/authority",schemaPath:"#/properties/license/properties/authority/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
}
}
if(data106.url !== undefined){
let data109 = data106.url;
if((typeof data109 !== "string") && (data109 !== null)){
const err271 = {instancePath:instancePath+"/license/url",schemaPath:"#/properties/license/properties/url/type",keyword:"type",params:{type: schema31.properties.license.properties.url.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
if(typeof data109 === "string"){
if(data109.length > 500){
const err272 = {instancePath:instancePath+"/license/url",schemaPath:"#/properties/license/properties/url/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
if(data109.length < 1){
const err273 = {instancePath:instancePath+"/license/url",schemaPath:"#/properties/license/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
}
}
}
}
if(data.social !== undefined){
let data110 = data.social;
if((!(data110 && typeof data110 == "object" && !Array.isArray(data110))) && (data110 !== null)){
const err274 = {instancePath:instancePath+"/social",schemaPath:"#/properties/social/type",keyword:"type",params:{type: schema31.properties.social.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
if(data110 && typeof data110 == "object" && !Array.isArray(data110)){
for(const key20 in data110){
if(!((((((key20 === "youtube") || (key20 === "facebook")) || (key20 === "instagram")) || (key20 === "whatsapp")) || (key20 === "messenger")) || (key20 === "telegram"))){
const err275 = {instancePath:instancePath+"/social",schemaPath:"#/properties/social/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
}
}
if(data110.youtube !== undefined){
let data111 = data110.youtube;
if((typeof data111 !== "string") && (data111 !== null)){
const err276 = {instancePath:instancePath+"/social/youtube",schemaPath:"#/properties/social/properties/youtube/type",keyword:"type",params:{type: schema31.properties.social.properties.youtube.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
if(typeof data111 === "string"){
if(data111.length > 500){
const err277 = {instancePath:instancePath+"/social/youtube",schemaPath:"#/properties/social/properties/youtube/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
if(data111.length < 1){
const err278 = {instancePath:instancePath+"/social/youtube",schemaPath:"#/properties/social/properties/youtube/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err278];
}
else {
vErrors.push(err278);
}
errors++;
}
}
}
if(data110.facebook !== undefined){
let data112 = data110.facebook;
if((typeof data112 !== "string") && (data112 !== null)){
const err279 = {instancePath:instancePath+"/social/facebook",schemaPath:"#/properties/social/properties/facebook/type",keyword:"type",params:{type: schema31.properties.social.properties.facebook.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
if(typeof data112 === "string"){
if(data112.length > 500){
const err280 = {instancePath:instancePath+"/social/facebook",schemaPath:"#/properties/social/properties/facebook/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err280];
}
else {
vErrors.push(err280);
}
errors++;
}
if(data112.length < 1){
const err281 = {instancePath:instancePath+"/social/facebook",schemaPath:"#/properties/social/properties/facebook/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err281];
}
else {
vErrors.push(err281);
}
errors++;
}
}
}
if(data110.instagram !== undefined){
let data113 = data110.instagram;
if((typeof data113 !== "string") && (data113 !== null)){
const err282 = {instancePath:instancePath+"/social/instagram",schemaPath:"#/properties/social/properties/instagram/type",keyword:"type",params:{type: schema31.properties.social.properties.instagram.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
errors++;
}
if(typeof data113 === "string"){
if(data113.length > 500){
const err283 = {instancePath:instancePath+"/social/instagram",schemaPath:"#/properties/social/properties/instagram/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err283];
}
else {
vErrors.push(err283);
}
errors++;
}
if(data113.length < 1){
const err284 = {instancePath:instancePath+"/social/instagram",schemaPath:"#/properties/social/properties/instagram/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err284];
}
else {
vErrors.push(err284);
}
errors++;
}
}
}
if(data110.whatsapp !== undefined){
let data114 = data110.whatsapp;
if((typeof data114 !== "string") && (data114 !== null)){
const err285 = {instancePath:instancePath+"/social/whatsapp",schemaPath:"#/properties/social/properties/whatsapp/type",keyword:"type",params:{type: schema31.properties.social.properties.whatsapp.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err285];
}
else {
vErrors.push(err285);
}
errors++;
}
if(typeof data114 === "string"){
if(data114.length > 500){
const err286 = {instancePath:instancePath+"/social/whatsapp",schemaPath:"#/properties/social/properties/whatsapp/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err286];
}
else {
vErrors.push(err286);
}
errors++;
}
if(data114.length < 1){
const err287 = {instancePath:instancePath+"/social/whatsapp",schemaPath:"#/properties/social/properties/whatsapp/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err287];
}
else {
vErrors.push(err287);
}
errors++;
}
}
}
if(data110.messenger !== undefined){
let data115 = data110.messenger;
if((typeof data115 !== "string") && (data115 !== null)){
const err288 = {instancePath:instancePath+"/social/messenger",schemaPath:"#/properties/social/properties/messenger/type",keyword:"type",params:{type: schema31.properties.social.properties.messenger.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err288];
}
else {
vErrors.push(err288);
}
errors++;
}
if(typeof data115 === "string"){
if(data115.length > 500){
const err289 = {instancePath:instancePath+"/social/messenger",schemaPath:"#/properties/social/properties/messenger/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err289];
}
else {
vErrors.push(err289);
}
errors++;
}
if(data115.length < 1){
const err290 = {instancePath:instancePath+"/social/messenger",schemaPath:"#/properties/social/properties/messenger/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err290];
}
else {
vErrors.push(err290);
}
errors++;
}
}
}
if(data110.telegram !== undefined){
let data116 = data110.telegram;
if((typeof data116 !== "string") && (data116 !== null)){
const err291 = {instancePath:instancePath+"/social/telegram",schemaPath:"#/properties/social/properties/telegram/type",keyword:"type",params:{type: schema31.properties.social.properties.telegram.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err291];
}
else {
vErrors.push(err291);
}
errors++;
}
if(typeof data116 === "string"){
if(data116.length > 500){
const err292 = {instancePath:instancePath+"/social/telegram",schemaPath:"#/properties/social/properties/telegram/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err292];
}
else {
vErrors.push(err292);
}
errors++;
}
if(data116.length < 1){
const err293 = {instancePath:instancePath+"/social/telegram",schemaPath:"#/properties/social/properties/telegram/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err293];
}
else {
vErrors.push(err293);
}
errors++;
}
}
}
}
}
if(data.customerService !== undefined){
let data117 = data.customerService;
if((!(data117 && typeof data117 == "object" && !Array.isArray(data117))) && (data117 !== null)){
const err294 = {instancePath:instancePath+"/customerService",schemaPath:"#/properties/customerService/type",keyword:"type",params:{type: schema31.properties.customerService.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err294];
}
else {
vErrors.push(err294);
}
errors++;
}
if(data117 && typeof data117 == "object" && !Array.isArray(data117)){
for(const key21 in data117){
if(!((key21 === "email") || (key21 === "url"))){
const err295 = {instancePath:instancePath+"/customerService",schemaPath:"#/properties/customerService/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err295];
}
else {
vErrors.push(err295);
}
errors++;
}
}
if(data117.email !== undefined){
let data118 = data117.email;
if((typeof data118 !== "string") && (data118 !== null)){
const err296 = {instancePath:instancePath+"/customerService/email",schemaPath:"#/properties/customerService/properties/email/type",keyword:"type",params:{type: schema31.properties.customerService.properties.email.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err296];
}
else {
vErrors.push(err296);
}
errors++;
}
if(typeof data118 === "string"){
if(data118.length > 254){
const err297 = {instancePath:instancePath+"/customerService/email",schemaPath:"#/properties/customerService/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err297];
}
else {
vErrors.push(err297);
}
errors++;
}
if(!pattern31.test(data118)){
const err298 = {instancePath:instancePath+"/customerService/email",schemaPath:"#/properties/customerService/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\s@<>\"]+@[^\\s@<>\"]+\\.[^\\s@<>\"]+$"},message:"must match pattern \""+"^[^\\s@<>\"]+@[^\\s@<>\"]+\\.[^\\s@<>\"]+$"+"\""};
if(vErrors === null){
vErrors = [err298];
}
else {
vErrors.push(err298);
}
errors++;
}
}
}
if(data117.url !== undefined){
let data119 = data117.url;
if((typeof data119 !== "string") && (data119 !== null)){
const err299 = {instancePath:instancePath+"/customerService/url",schemaPath:"#/properties/customerService/properties/url/type",keyword:"type",params:{type: schema31.properties.customerService.properties.url.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err299];
}
else {
vErrors.push(err299);
}
errors++;
}
if(typeof data119 === "string"){
if(data119.length > 500){
const err300 = {instancePath:instancePath+"/customerService/url",schemaPath:"#/properties/customerService/properties/url/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err300];
}
else {
vErrors.push(err300);
}
errors++;
}
if(data119.length < 1){
const err301 = {instancePath:instancePath+"/customerService/url",schemaPath:"#/properties/customerService/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err301];
}
else {
vErrors.push(err301);
}
errors++;
}
}
}
}
}
if(data.analytics !== undefined){
let data120 = data.analytics;
if((!(data120 && typeof data120 == "object" && !Array.isArray(data120))) && (data120 !== null)){
const err302 = {instancePath:instancePath+"/analytics",schemaPath:"#/properties/analytics/type",keyword:"type",params:{type: schema31.properties.analytics.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err302];
}
else {
vErrors.push(err302);
}
errors++;
}
if(data120 && typeof data120 == "object" && !Array.isArray(data120)){
for(const key22 in data120){
if(!(key22 === "collector")){
const err303 = {instancePath:instancePath+"/analytics",schemaPath:"#/properties/analytics/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err303];
}
else {
vErrors.push(err303);
}
errors++;
}
}
if(data120.collector !== undefined){
let data121 = data120.collector;
if((typeof data121 !== "string") && (data121 !== null)){
const err304 = {instancePath:instancePath+"/analytics/collector",schemaPath:"#/properties/analytics/properties/collector/type",keyword:"type",params:{type: schema31.properties.analytics.properties.collector.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err304];
}
else {
vErrors.push(err304);
}
errors++;
}
if(typeof data121 === "string"){
if(data121.length > 500){
const err305 = {instancePath:instancePath+"/analytics/collector",schemaPath:"#/properties/analytics/properties/collector/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err305];
}
else {
vErrors.push(err305);
}
errors++;
}
if(data121.length < 1){
const err306 = {instancePath:instancePath+"/analytics/collector",schemaPath:"#/properties/analytics/properties/collector/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err306];
}
else {
vErrors.push(err306);
}
errors++;
}
}
}
}
}
if(data.features !== undefined){
let data122 = data.features;
if((!(data122 && typeof data122 == "object" && !Array.isArray(data122))) && (data122 !== null)){
const err307 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type: schema31.properties.features.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err307];
}
else {
vErrors.push(err307);
}
errors++;
}
if(data122 && typeof data122 == "object" && !Array.isArray(data122)){
for(const key23 in data122){
if(!(((((key23 === "favourites") || (key23 === "recent")) || (key23 === "demoPlay")) || (key23 === "themeSwitch")) || (key23 === "cockfight"))){
const err308 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key23},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err308];
}
else {
vErrors.push(err308);
}
errors++;
}
}
if(data122.favourites !== undefined){
let data123 = data122.favourites;
if((typeof data123 !== "boolean") && (data123 !== null)){
const err309 = {instancePath:instancePath+"/features/favourites",schemaPath:"#/properties/features/properties/favourites/type",keyword:"type",params:{type: schema31.properties.features.properties.favourites.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err309];
}
else {
vErrors.push(err309);
}
errors++;
}
}
if(data122.recent !== undefined){
let data124 = data122.recent;
if((typeof data124 !== "boolean") && (data124 !== null)){
const err310 = {instancePath:instancePath+"/features/recent",schemaPath:"#/properties/features/properties/recent/type",keyword:"type",params:{type: schema31.properties.features.properties.recent.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err310];
}
else {
vErrors.push(err310);
}
errors++;
}
}
if(data122.demoPlay !== undefined){
let data125 = data122.demoPlay;
if((typeof data125 !== "boolean") && (data125 !== null)){
const err311 = {instancePath:instancePath+"/features/demoPlay",schemaPath:"#/properties/features/properties/demoPlay/type",keyword:"type",params:{type: schema31.properties.features.properties.demoPlay.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err311];
}
else {
vErrors.push(err311);
}
errors++;
}
}
if(data122.themeSwitch !== undefined){
let data126 = data122.themeSwitch;
if((typeof data126 !== "boolean") && (data126 !== null)){
const err312 = {instancePath:instancePath+"/features/themeSwitch",schemaPath:"#/properties/features/properties/themeSwitch/type",keyword:"type",params:{type: schema31.properties.features.properties.themeSwitch.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err312];
}
else {
vErrors.push(err312);
}
errors++;
}
}
if(data122.cockfight !== undefined){
let data127 = data122.cockfight;
if((typeof data127 !== "boolean") && (data127 !== null)){
const err313 = {instancePath:instancePath+"/features/cockfight",schemaPath:"#/properties/features/properties/cockfight/type",keyword:"type",params:{type: schema31.properties.features.properties.cockfight.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err313];
}
else {
vErrors.push(err313);
}
errors++;
}
}
}
}
if(data.compliance !== undefined){
let data128 = data.compliance;
if((!(data128 && typeof data128 == "object" && !Array.isArray(data128))) && (data128 !== null)){
const err314 = {instancePath:instancePath+"/compliance",schemaPath:"#/properties/compliance/type",keyword:"type",params:{type: schema31.properties.compliance.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err314];
}
else {
vErrors.push(err314);
}
errors++;
}
if(data128 && typeof data128 == "object" && !Array.isArray(data128)){
for(const key24 in data128){
if(!((((key24 === "jurisdiction") || (key24 === "realityCheckMinutes")) || (key24 === "raffleAuthorisation")) || (key24 === "lotteryLicence"))){
const err315 = {instancePath:instancePath+"/compliance",schemaPath:"#/properties/compliance/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key24},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err315];
}
else {
vErrors.push(err315);
}
errors++;
}
}
if(data128.jurisdiction !== undefined){
let data129 = data128.jurisdiction;
if((typeof data129 !== "string") && (data129 !== null)){
const err316 = {instancePath:instancePath+"/compliance/jurisdiction",schemaPath:"#/properties/compliance/properties/jurisdiction/type",keyword:"type",params:{type: schema31.properties.compliance.properties.jurisdiction.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err316];
}
else {
vErrors.push(err316);
}
errors++;
}
if(!((((((data129 === "none") || (data129 === "BR")) || (data129 === "UK")) || (data129 === "MT")) || (data129 === "CW")) || (data129 === null))){
const err317 = {instancePath:instancePath+"/compliance/jurisdiction",schemaPath:"#/properties/compliance/properties/jurisdiction/enum",keyword:"enum",params:{allowedValues: schema31.properties.compliance.properties.jurisdiction.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err317];
}
else {
vErrors.push(err317);
}
errors++;
}
}
if(data128.realityCheckMinutes !== undefined){
let data130 = data128.realityCheckMinutes;
if((!(((typeof data130 == "number") && (!(data130 % 1) && !isNaN(data130))) && (isFinite(data130)))) && (data130 !== null)){
const err318 = {instancePath:instancePath+"/compliance/realityCheckMinutes",schemaPath:"#/properties/compliance/properties/realityCheckMinutes/type",keyword:"type",params:{type: schema31.properties.compliance.properties.realityCheckMinutes.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err318];
}
else {
vErrors.push(err318);
}
errors++;
}
if((typeof data130 == "number") && (isFinite(data130))){
if(data130 > 60 || isNaN(data130)){
const err319 = {instancePath:instancePath+"/compliance/realityCheckMinutes",schemaPath:"#/properties/compliance/properties/realityCheckMinutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"};
if(vErrors === null){
vErrors = [err319];
}
else {
vErrors.push(err319);
}
errors++;
}
if(data130 < 10 || isNaN(data130)){
const err320 = {instancePath:instancePath+"/compliance/realityCheckMinutes",schemaPath:"#/properties/compliance/properties/realityCheckMinutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10},message:"must be >= 10"};
if(vErrors === null){
vErrors = [err320];
}
else {
vErrors.push(err320);
}
errors++;
}
}
}
if(data128.raffleAuthorisation !== undefined){
let data131 = data128.raffleAuthorisation;
if((typeof data131 !== "string") && (data131 !== null)){
const err321 = {instancePath:instancePath+"/compliance/raffleAuthorisation",schemaPath:"#/properties/compliance/properties/raffleAuthorisation/type",keyword:"type",params:{type: schema31.properties.compliance.properties.raffleAuthorisation.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err321];
}
else {
vErrors.push(err321);
}
errors++;
}
if(typeof data131 === "string"){
if(data131.length > 80){
const err322 = {instancePath:instancePath+"/compliance/raffleAuthorisation",schemaPath:"#/properties/compliance/properties/raffleAuthorisation/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err322];
}
else {
vErrors.push(err322);
}
errors++;
}
}
}
if(data128.lotteryLicence !== undefined){
let data132 = data128.lotteryLicence;
if((typeof data132 !== "string") && (data132 !== null)){
const err323 = {instancePath:instancePath+"/compliance/lotteryLicence",schemaPath:"#/properties/compliance/properties/lotteryLicence/type",keyword:"type",params:{type: schema31.properties.compliance.properties.lotteryLicence.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err323];
}
else {
vErrors.push(err323);
}
errors++;
}
if(typeof data132 === "string"){
if(data132.length > 80){
const err324 = {instancePath:instancePath+"/compliance/lotteryLicence",schemaPath:"#/properties/compliance/properties/lotteryLicence/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err324];
}
else {
vErrors.push(err324);
}
errors++;
}
}
}
}
}
if(data.signIn !== undefined){
let data133 = data.signIn;
if((!(data133 && typeof data133 == "object" && !Array.isArray(data133))) && (data133 !== null)){
const err325 = {instancePath:instancePath+"/signIn",schemaPath:"#/properties/signIn/type",keyword:"type",params:{type: schema31.properties.signIn.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err325];
}
else {
vErrors.push(err325);
}
errors++;
}
if(data133 && typeof data133 == "object" && !Array.isArray(data133)){
for(const key25 in data133){
if(!((key25 === "providers") || (key25 === "phone"))){
const err326 = {instancePath:instancePath+"/signIn",schemaPath:"#/properties/signIn/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key25},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err326];
}
else {
vErrors.push(err326);
}
errors++;
}
}
if(data133.providers !== undefined){
let data134 = data133.providers;
if((!(Array.isArray(data134))) && (data134 !== null)){
const err327 = {instancePath:instancePath+"/signIn/providers",schemaPath:"#/properties/signIn/properties/providers/type",keyword:"type",params:{type: schema31.properties.signIn.properties.providers.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err327];
}
else {
vErrors.push(err327);
}
errors++;
}
if(Array.isArray(data134)){
if(data134.length > 6){
const err328 = {instancePath:instancePath+"/signIn/providers",schemaPath:"#/properties/signIn/properties/providers/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err328];
}
else {
vErrors.push(err328);
}
errors++;
}
const len5 = data134.length;
for(let i9=0; i9<len5; i9++){
let data135 = data134[i9];
if(data135 && typeof data135 == "object" && !Array.isArray(data135)){
if(data135.id === undefined){
const err329 = {instancePath:instancePath+"/signIn/providers/" + i9,schemaPath:"#/properties/signIn/properties/providers/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err329];
}
else {
vErrors.push(err329);
}
errors++;
}
if(data135.name === undefined){
const err330 = {instancePath:instancePath+"/signIn/providers/" + i9,schemaPath:"#/properties/signIn/properties/providers/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err330];
}
else {
vErrors.push(err330);
}
errors++;
}
for(const key26 in data135){
if(!((key26 === "id") || (key26 === "name"))){
const err331 = {instancePath:instancePath+"/signIn/providers/" + i9,schemaPath:"#/properties/signIn/properties/providers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key26},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err331];
}
else {
vErrors.push(err331);
}
errors++;
}
}
if(data135.id !== undefined){
let data136 = data135.id;
if(typeof data136 === "string"){
if(!pattern32.test(data136)){
const err332 = {instancePath:instancePath+"/signIn/providers/" + i9+"/id",schemaPath:"#/properties/signIn/properties/providers/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,31}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9-]{0,31}$"+"\""};
if(vErrors === null){
vErrors = [err332];
}
else {
vErrors.push(err332);
}
errors++;
}
}
else {
const err333 = {instancePath:instancePath+"/signIn/providers/" + i9+"/id",schemaPath:"#/properties/signIn/properties/providers/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err333];
}
else {
vErrors.push(err333);
}
errors++;
}
}
if(data135.name !== undefined){
let data137 = data135.name;
if(typeof data137 === "string"){
if(data137.length > 24){
const err334 = {instancePath:instancePath+"/signIn/providers/" + i9+"/name",schemaPath:"#/properties/signIn/properties/providers/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 24},message:"must NOT have more than 24 characters"};
if(vErrors === null){
vErrors = [err334];
}
else {
vErrors.push(err334);
}
errors++;
}
if(!pattern5.test(data137)){
const err335 = {instancePath:instancePath+"/signIn/providers/" + i9+"/name",schemaPath:"#/properties/signIn/properties/providers/items/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err335];
}
else {
vErrors.push(err335);
}
errors++;
}
}
else {
const err336 = {instancePath:instancePath+"/signIn/providers/" + i9+"/name",schemaPath:"#/properties/signIn/properties/providers/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err336];
}
else {
vErrors.push(err336);
}
errors++;
}
}
}
else {
const err337 = {instancePath:instancePath+"/signIn/providers/" + i9,schemaPath:"#/properties/signIn/properties/providers/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err337];
}
else {
vErrors.push(err337);
}
errors++;
}
}
}
}
if(data133.phone !== undefined){
let data138 = data133.phone;
if((typeof data138 !== "boolean") && (data138 !== null)){
const err338 = {instancePath:instancePath+"/signIn/phone",schemaPath:"#/properties/signIn/properties/phone/type",keyword:"type",params:{type: schema31.properties.signIn.properties.phone.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err338];
}
else {
vErrors.push(err338);
}
errors++;
}
}
}
}
if(data.registration !== undefined){
let data139 = data.registration;
if((!(data139 && typeof data139 == "object" && !Array.isArray(data139))) && (data139 !== null)){
const err339 = {instancePath:instancePath+"/registration",schemaPath:"#/properties/registration/type",keyword:"type",params:{type: schema31.properties.registration.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err339];
}
else {
vErrors.push(err339);
}
errors++;
}
if(data139 && typeof data139 == "object" && !Array.isArray(data139)){
for(const key27 in data139){
if(!(key27 === "leaveOut")){
const err340 = {instancePath:instancePath+"/registration",schemaPath:"#/properties/registration/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key27},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err340];
}
else {
vErrors.push(err340);
}
errors++;
}
}
if(data139.leaveOut !== undefined){
let data140 = data139.leaveOut;
if((!(Array.isArray(data140))) && (data140 !== null)){
const err341 = {instancePath:instancePath+"/registration/leaveOut",schemaPath:"#/properties/registration/properties/leaveOut/type",keyword:"type",params:{type: schema31.properties.registration.properties.leaveOut.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err341];
}
else {
vErrors.push(err341);
}
errors++;
}
if(Array.isArray(data140)){
if(data140.length > 11){
const err342 = {instancePath:instancePath+"/registration/leaveOut",schemaPath:"#/properties/registration/properties/leaveOut/maxItems",keyword:"maxItems",params:{limit: 11},message:"must NOT have more than 11 items"};
if(vErrors === null){
vErrors = [err342];
}
else {
vErrors.push(err342);
}
errors++;
}
const len6 = data140.length;
for(let i10=0; i10<len6; i10++){
let data141 = data140[i10];
if(typeof data141 !== "string"){
const err343 = {instancePath:instancePath+"/registration/leaveOut/" + i10,schemaPath:"#/properties/registration/properties/leaveOut/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err343];
}
else {
vErrors.push(err343);
}
errors++;
}
if(!(((((((((((data141 === "payeeName") || (data141 === "email")) || (data141 === "whatsapp")) || (data141 === "line")) || (data141 === "facebook")) || (data141 === "wechat")) || (data141 === "qqNum")) || (data141 === "idNumber")) || (data141 === "affiliateCode")) || (data141 === "recommenderId")) || (data141 === "mobileNum"))){
const err344 = {instancePath:instancePath+"/registration/leaveOut/" + i10,schemaPath:"#/properties/registration/properties/leaveOut/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.registration.properties.leaveOut.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err344];
}
else {
vErrors.push(err344);
}
errors++;
}
}
let i11 = data140.length;
let j4;
if(i11 > 1){
const indices4 = {};
for(;i11--;){
let item4 = data140[i11];
if(typeof item4 !== "string"){
continue;
}
if(typeof indices4[item4] == "number"){
j4 = indices4[item4];
const err345 = {instancePath:instancePath+"/registration/leaveOut",schemaPath:"#/properties/registration/properties/leaveOut/uniqueItems",keyword:"uniqueItems",params:{i: i11, j: j4},message:"must NOT have duplicate items (items ## "+j4+" and "+i11+" are identical)"};
if(vErrors === null){
vErrors = [err345];
}
else {
vErrors.push(err345);
}
errors++;
break;
}
indices4[item4] = i11;
}
}
}
}
}
}
if(data.agent !== undefined){
let data142 = data.agent;
if((!(data142 && typeof data142 == "object" && !Array.isArray(data142))) && (data142 !== null)){
const err346 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type: schema31.properties.agent.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err346];
}
else {
vErrors.push(err346);
}
errors++;
}
if(data142 && typeof data142 == "object" && !Array.isArray(data142)){
for(const key28 in data142){
if(!(key28 === "landingLanguage")){
const err347 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key28},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err347];
}
else {
vErrors.push(err347);
}
errors++;
}
}
if(data142.landingLanguage !== undefined){
let data143 = data142.landingLanguage;
if((typeof data143 !== "string") && (data143 !== null)){
const err348 = {instancePath:instancePath+"/agent/landingLanguage",schemaPath:"#/properties/agent/properties/landingLanguage/type",keyword:"type",params:{type: schema31.properties.agent.properties.landingLanguage.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err348];
}
else {
vErrors.push(err348);
}
errors++;
}
if(!(((data143 === "specified") || (data143 === "interface")) || (data143 === null))){
const err349 = {instancePath:instancePath+"/agent/landingLanguage",schemaPath:"#/properties/agent/properties/landingLanguage/enum",keyword:"enum",params:{allowedValues: schema31.properties.agent.properties.landingLanguage.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err349];
}
else {
vErrors.push(err349);
}
errors++;
}
}
}
}
if(data.format !== undefined){
let data144 = data.format;
if((!(data144 && typeof data144 == "object" && !Array.isArray(data144))) && (data144 !== null)){
const err350 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: schema31.properties.format.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err350];
}
else {
vErrors.push(err350);
}
errors++;
}
if(data144 && typeof data144 == "object" && !Array.isArray(data144)){
for(const key29 in data144){
if(!(((key29 === "amounts") || (key29 === "timeZone")) || (key29 === "currency"))){
const err351 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key29},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err351];
}
else {
vErrors.push(err351);
}
errors++;
}
}
if(data144.amounts !== undefined){
let data145 = data144.amounts;
if((typeof data145 !== "string") && (data145 !== null)){
const err352 = {instancePath:instancePath+"/format/amounts",schemaPath:"#/properties/format/properties/amounts/type",keyword:"type",params:{type: schema31.properties.format.properties.amounts.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err352];
}
else {
vErrors.push(err352);
}
errors++;
}
if(!(((data145 === "specified") || (data145 === "locale")) || (data145 === null))){
const err353 = {instancePath:instancePath+"/format/amounts",schemaPath:"#/properties/format/properties/amounts/enum",keyword:"enum",params:{allowedValues: schema31.properties.format.properties.amounts.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err353];
}
else {
vErrors.push(err353);
}
errors++;
}
}
if(data144.timeZone !== undefined){
let data146 = data144.timeZone;
if((typeof data146 !== "string") && (data146 !== null)){
const err354 = {instancePath:instancePath+"/format/timeZone",schemaPath:"#/properties/format/properties/timeZone/type",keyword:"type",params:{type: schema31.properties.format.properties.timeZone.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err354];
}
else {
vErrors.push(err354);
}
errors++;
}
if(typeof data146 === "string"){
if(data146.length > 60){
const err355 = {instancePath:instancePath+"/format/timeZone",schemaPath:"#/properties/format/properties/timeZone/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err355];
}
else {
vErrors.push(err355);
}
errors++;
}
}
}
if(data144.currency !== undefined){
let data147 = data144.currency;
if((typeof data147 !== "string") && (data147 !== null)){
const err356 = {instancePath:instancePath+"/format/currency",schemaPath:"#/properties/format/properties/currency/type",keyword:"type",params:{type: schema31.properties.format.properties.currency.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err356];
}
else {
vErrors.push(err356);
}
errors++;
}
if(typeof data147 === "string"){
if(!pattern34.test(data147)){
const err357 = {instancePath:instancePath+"/format/currency",schemaPath:"#/properties/format/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""};
if(vErrors === null){
vErrors = [err357];
}
else {
vErrors.push(err357);
}
errors++;
}
}
}
}
}
if(data.gateway !== undefined){
let data148 = data.gateway;
if((!(data148 && typeof data148 == "object" && !Array.isArray(data148))) && (data148 !== null)){
const err358 = {instancePath:instancePath+"/gateway",schemaPath:"#/properties/gateway/type",keyword:"type",params:{type: schema31.properties.gateway.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err358];
}
else {
vErrors.push(err358);
}
errors++;
}
if(data148 && typeof data148 == "object" && !Array.isArray(data148)){
for(const key30 in data148){
if(!((key30 === "baseUrl") || (key30 === "encryption"))){
const err359 = {instancePath:instancePath+"/gateway",schemaPath:"#/properties/gateway/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key30},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err359];
}
else {
vErrors.push(err359);
}
errors++;
}
}
if(data148.baseUrl !== undefined){
let data149 = data148.baseUrl;
if((typeof data149 !== "string") && (data149 !== null)){
const err360 = {instancePath:instancePath+"/gateway/baseUrl",schemaPath:"#/properties/gateway/properties/baseUrl/type",keyword:"type",params:{type: schema31.properties.gateway.properties.baseUrl.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err360];
}
else {
vErrors.push(err360);
}
errors++;
}
if(typeof data149 === "string"){
if(data149.length > 260){
const err361 = {instancePath:instancePath+"/gateway/baseUrl",schemaPath:"#/properties/gateway/properties/baseUrl/maxLength",keyword:"maxLength",params:{limit: 260},message:"must NOT have more than 260 characters"};
if(vErrors === null){
vErrors = [err361];
}
else {
vErrors.push(err361);
}
errors++;
}
}
}
if(data148.encryption !== undefined){
let data150 = data148.encryption;
if((typeof data150 !== "string") && (data150 !== null)){
const err362 = {instancePath:instancePath+"/gateway/encryption",schemaPath:"#/properties/gateway/properties/encryption/type",keyword:"type",params:{type: schema31.properties.gateway.properties.encryption.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err362];
}
else {
vErrors.push(err362);
}
errors++;
}
if(!((data150 === "jwe") || (data150 === null))){
const err363 = {instancePath:instancePath+"/gateway/encryption",schemaPath:"#/properties/gateway/properties/encryption/enum",keyword:"enum",params:{allowedValues: schema31.properties.gateway.properties.encryption.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err363];
}
else {
vErrors.push(err363);
}
errors++;
}
}
}
}
if(data.frames !== undefined){
let data151 = data.frames;
if((!(data151 && typeof data151 == "object" && !Array.isArray(data151))) && (data151 !== null)){
const err364 = {instancePath:instancePath+"/frames",schemaPath:"#/properties/frames/type",keyword:"type",params:{type: schema31.properties.frames.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err364];
}
else {
vErrors.push(err364);
}
errors++;
}
if(data151 && typeof data151 == "object" && !Array.isArray(data151)){
for(const key31 in data151){
if(!((key31 === "games") || (key31 === "images"))){
const err365 = {instancePath:instancePath+"/frames",schemaPath:"#/properties/frames/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key31},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err365];
}
else {
vErrors.push(err365);
}
errors++;
}
}
if(data151.games !== undefined){
let data152 = data151.games;
if((!(Array.isArray(data152))) && (data152 !== null)){
const err366 = {instancePath:instancePath+"/frames/games",schemaPath:"#/properties/frames/properties/games/type",keyword:"type",params:{type: schema31.properties.frames.properties.games.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err366];
}
else {
vErrors.push(err366);
}
errors++;
}
if(Array.isArray(data152)){
if(data152.length > 50){
const err367 = {instancePath:instancePath+"/frames/games",schemaPath:"#/properties/frames/properties/games/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err367];
}
else {
vErrors.push(err367);
}
errors++;
}
const len7 = data152.length;
for(let i12=0; i12<len7; i12++){
let data153 = data152[i12];
if(typeof data153 === "string"){
if(data153.length > 260){
const err368 = {instancePath:instancePath+"/frames/games/" + i12,schemaPath:"#/properties/frames/properties/games/items/maxLength",keyword:"maxLength",params:{limit: 260},message:"must NOT have more than 260 characters"};
if(vErrors === null){
vErrors = [err368];
}
else {
vErrors.push(err368);
}
errors++;
}
}
else {
const err369 = {instancePath:instancePath+"/frames/games/" + i12,schemaPath:"#/properties/frames/properties/games/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err369];
}
else {
vErrors.push(err369);
}
errors++;
}
}
let i13 = data152.length;
let j5;
if(i13 > 1){
const indices5 = {};
for(;i13--;){
let item5 = data152[i13];
if(typeof item5 !== "string"){
continue;
}
if(typeof indices5[item5] == "number"){
j5 = indices5[item5];
const err370 = {instancePath:instancePath+"/frames/games",schemaPath:"#/properties/frames/properties/games/uniqueItems",keyword:"uniqueItems",params:{i: i13, j: j5},message:"must NOT have duplicate items (items ## "+j5+" and "+i13+" are identical)"};
if(vErrors === null){
vErrors = [err370];
}
else {
vErrors.push(err370);
}
errors++;
break;
}
indices5[item5] = i13;
}
}
}
}
if(data151.images !== undefined){
let data154 = data151.images;
if((!(Array.isArray(data154))) && (data154 !== null)){
const err371 = {instancePath:instancePath+"/frames/images",schemaPath:"#/properties/frames/properties/images/type",keyword:"type",params:{type: schema31.properties.frames.properties.images.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err371];
}
else {
vErrors.push(err371);
}
errors++;
}
if(Array.isArray(data154)){
if(data154.length > 50){
const err372 = {instancePath:instancePath+"/frames/images",schemaPath:"#/properties/frames/properties/images/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err372];
}
else {
vErrors.push(err372);
}
errors++;
}
const len8 = data154.length;
for(let i14=0; i14<len8; i14++){
let data155 = data154[i14];
if(typeof data155 === "string"){
if(data155.length > 260){
const err373 = {instancePath:instancePath+"/frames/images/" + i14,schemaPath:"#/properties/frames/properties/images/items/maxLength",keyword:"maxLength",params:{limit: 260},message:"must NOT have more than 260 characters"};
if(vErrors === null){
vErrors = [err373];
}
else {
vErrors.push(err373);
}
errors++;
}
}
else {
const err374 = {instancePath:instancePath+"/frames/images/" + i14,schemaPath:"#/properties/frames/properties/images/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err374];
}
else {
vErrors.push(err374);
}
errors++;
}
}
let i15 = data154.length;
let j6;
if(i15 > 1){
const indices6 = {};
for(;i15--;){
let item6 = data154[i15];
if(typeof item6 !== "string"){
continue;
}
if(typeof indices6[item6] == "number"){
j6 = indices6[item6];
const err375 = {instancePath:instancePath+"/frames/images",schemaPath:"#/properties/frames/properties/images/uniqueItems",keyword:"uniqueItems",params:{i: i15, j: j6},message:"must NOT have duplicate items (items ## "+j6+" and "+i15+" are identical)"};
if(vErrors === null){
vErrors = [err375];
}
else {
vErrors.push(err375);
}
errors++;
break;
}
indices6[item6] = i15;
}
}
}
}
}
}
if(data.security !== undefined){
let data156 = data.security;
if((!(data156 && typeof data156 == "object" && !Array.isArray(data156))) && (data156 !== null)){
const err376 = {instancePath:instancePath+"/security",schemaPath:"#/properties/security/type",keyword:"type",params:{type: schema31.properties.security.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err376];
}
else {
vErrors.push(err376);
}
errors++;
}
if(data156 && typeof data156 == "object" && !Array.isArray(data156)){
for(const key32 in data156){
if(!(((key32 === "strictTransport") || (key32 === "revealAccounts")) || (key32 === "withdrawalHoldHours"))){
const err377 = {instancePath:instancePath+"/security",schemaPath:"#/properties/security/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key32},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err377];
}
else {
vErrors.push(err377);
}
errors++;
}
}
if(data156.strictTransport !== undefined){
let data157 = data156.strictTransport;
if((typeof data157 !== "string") && (data157 !== null)){
const err378 = {instancePath:instancePath+"/security/strictTransport",schemaPath:"#/properties/security/properties/strictTransport/type",keyword:"type",params:{type: schema31.properties.security.properties.strictTransport.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err378];
}
else {
vErrors.push(err378);
}
errors++;
}
if(!((((data157 === "host") || (data157 === "subdomains")) || (data157 === "preload")) || (data157 === null))){
const err379 = {instancePath:instancePath+"/security/strictTransport",schemaPath:"#/properties/security/properties/strictTransport/enum",keyword:"enum",params:{allowedValues: schema31.properties.security.properties.strictTransport.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err379];
}
else {
vErrors.push(err379);
}
errors++;
}
}
if(data156.revealAccounts !== undefined){
let data158 = data156.revealAccounts;
if((typeof data158 !== "boolean") && (data158 !== null)){
const err380 = {instancePath:instancePath+"/security/revealAccounts",schemaPath:"#/properties/security/properties/revealAccounts/type",keyword:"type",params:{type: schema31.properties.security.properties.revealAccounts.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err380];
}
else {
vErrors.push(err380);
}
errors++;
}
}
if(data156.withdrawalHoldHours !== undefined){
let data159 = data156.withdrawalHoldHours;
if((!(((typeof data159 == "number") && (!(data159 % 1) && !isNaN(data159))) && (isFinite(data159)))) && (data159 !== null)){
const err381 = {instancePath:instancePath+"/security/withdrawalHoldHours",schemaPath:"#/properties/security/properties/withdrawalHoldHours/type",keyword:"type",params:{type: schema31.properties.security.properties.withdrawalHoldHours.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err381];
}
else {
vErrors.push(err381);
}
errors++;
}
if((typeof data159 == "number") && (isFinite(data159))){
if(data159 > 720 || isNaN(data159)){
const err382 = {instancePath:instancePath+"/security/withdrawalHoldHours",schemaPath:"#/properties/security/properties/withdrawalHoldHours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 720},message:"must be <= 720"};
if(vErrors === null){
vErrors = [err382];
}
else {
vErrors.push(err382);
}
errors++;
}
if(data159 < 0 || isNaN(data159)){
const err383 = {instancePath:instancePath+"/security/withdrawalHoldHours",schemaPath:"#/properties/security/properties/withdrawalHoldHours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err383];
}
else {
vErrors.push(err383);
}
errors++;
}
}
}
}
}
if(data.seo !== undefined){
let data160 = data.seo;
if((!(data160 && typeof data160 == "object" && !Array.isArray(data160))) && (data160 !== null)){
const err384 = {instancePath:instancePath+"/seo",schemaPath:"#/properties/seo/type",keyword:"type",params:{type: schema31.properties.seo.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err384];
}
else {
vErrors.push(err384);
}
errors++;
}
if(data160 && typeof data160 == "object" && !Array.isArray(data160)){
for(const key33 in data160){
if(!((key33 === "titleKey") || (key33 === "descriptionKey"))){
const err385 = {instancePath:instancePath+"/seo",schemaPath:"#/properties/seo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key33},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err385];
}
else {
vErrors.push(err385);
}
errors++;
}
}
if(data160.titleKey !== undefined){
let data161 = data160.titleKey;
if((typeof data161 !== "string") && (data161 !== null)){
const err386 = {instancePath:instancePath+"/seo/titleKey",schemaPath:"#/properties/seo/properties/titleKey/type",keyword:"type",params:{type: schema31.properties.seo.properties.titleKey.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err386];
}
else {
vErrors.push(err386);
}
errors++;
}
if(typeof data161 === "string"){
if(data161.length > 120){
const err387 = {instancePath:instancePath+"/seo/titleKey",schemaPath:"#/properties/seo/properties/titleKey/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err387];
}
else {
vErrors.push(err387);
}
errors++;
}
if(!pattern25.test(data161)){
const err388 = {instancePath:instancePath+"/seo/titleKey",schemaPath:"#/properties/seo/properties/titleKey/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]*(\\.[A-Za-z0-9_-]+)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9-]*(\\.[A-Za-z0-9_-]+)+$"+"\""};
if(vErrors === null){
vErrors = [err388];
}
else {
vErrors.push(err388);
}
errors++;
}
}
}
if(data160.descriptionKey !== undefined){
let data162 = data160.descriptionKey;
if((typeof data162 !== "string") && (data162 !== null)){
const err389 = {instancePath:instancePath+"/seo/descriptionKey",schemaPath:"#/properties/seo/properties/descriptionKey/type",keyword:"type",params:{type: schema31.properties.seo.properties.descriptionKey.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err389];
}
else {
vErrors.push(err389);
}
errors++;
}
if(typeof data162 === "string"){
if(data162.length > 120){
const err390 = {instancePath:instancePath+"/seo/descriptionKey",schemaPath:"#/properties/seo/properties/descriptionKey/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err390];
}
else {
vErrors.push(err390);
}
errors++;
}
if(!pattern25.test(data162)){
const err391 = {instancePath:instancePath+"/seo/descriptionKey",schemaPath:"#/properties/seo/properties/descriptionKey/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]*(\\.[A-Za-z0-9_-]+)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9-]*(\\.[A-Za-z0-9_-]+)+$"+"\""};
if(vErrors === null){
vErrors = [err391];
}
else {
vErrors.push(err391);
}
errors++;
}
}
}
}
}
if(data.budgets !== undefined){
let data163 = data.budgets;
if((!(data163 && typeof data163 == "object" && !Array.isArray(data163))) && (data163 !== null)){
const err392 = {instancePath:instancePath+"/budgets",schemaPath:"#/properties/budgets/type",keyword:"type",params:{type: schema31.properties.budgets.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err392];
}
else {
vErrors.push(err392);
}
errors++;
}
if(data163 && typeof data163 == "object" && !Array.isArray(data163)){
for(const key34 in data163){
if(!((((key34 === "brandKb") || (key34 === "fontKb")) || (key34 === "imageKb")) || (key34 === "htmlKb"))){
const err393 = {instancePath:instancePath+"/budgets",schemaPath:"#/properties/budgets/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key34},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err393];
}
else {
vErrors.push(err393);
}
errors++;
}
}
if(data163.brandKb !== undefined){
let data164 = data163.brandKb;
if((!((typeof data164 == "number") && (isFinite(data164)))) && (data164 !== null)){
const err394 = {instancePath:instancePath+"/budgets/brandKb",schemaPath:"#/properties/budgets/properties/brandKb/type",keyword:"type",params:{type: schema31.properties.budgets.properties.brandKb.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err394];
}
else {
vErrors.push(err394);
}
errors++;
}
if((typeof data164 == "number") && (isFinite(data164))){
if(data164 > 2000 || isNaN(data164)){
const err395 = {instancePath:instancePath+"/budgets/brandKb",schemaPath:"#/properties/budgets/properties/brandKb/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2000},message:"must be <= 2000"};
if(vErrors === null){
vErrors = [err395];
}
else {
vErrors.push(err395);
}
errors++;
}
if(data164 <= 0 || isNaN(data164)){
const err396 = {instancePath:instancePath+"/budgets/brandKb",schemaPath:"#/properties/budgets/properties/brandKb/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err396];
}
else {
vErrors.push(err396);
}
errors++;
}
}
}
if(data163.fontKb !== undefined){
let data165 = data163.fontKb;
if((!((typeof data165 == "number") && (isFinite(data165)))) && (data165 !== null)){
const err397 = {instancePath:instancePath+"/budgets/fontKb",schemaPath:"#/properties/budgets/properties/fontKb/type",keyword:"type",params:{type: schema31.properties.budgets.properties.fontKb.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err397];
}
else {
vErrors.push(err397);
}
errors++;
}
if((typeof data165 == "number") && (isFinite(data165))){
if(data165 > 1000 || isNaN(data165)){
const err398 = {instancePath:instancePath+"/budgets/fontKb",schemaPath:"#/properties/budgets/properties/fontKb/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err398];
}
else {
vErrors.push(err398);
}
errors++;
}
if(data165 <= 0 || isNaN(data165)){
const err399 = {instancePath:instancePath+"/budgets/fontKb",schemaPath:"#/properties/budgets/properties/fontKb/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err399];
}
else {
vErrors.push(err399);
}
errors++;
}
}
}
if(data163.imageKb !== undefined){
let data166 = data163.imageKb;
if((!((typeof data166 == "number") && (isFinite(data166)))) && (data166 !== null)){
const err400 = {instancePath:instancePath+"/budgets/imageKb",schemaPath:"#/properties/budgets/properties/imageKb/type",keyword:"type",params:{type: schema31.properties.budgets.properties.imageKb.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err400];
}
else {
vErrors.push(err400);
}
errors++;
}
if((typeof data166 == "number") && (isFinite(data166))){
if(data166 > 2000 || isNaN(data166)){
const err401 = {instancePath:instancePath+"/budgets/imageKb",schemaPath:"#/properties/budgets/properties/imageKb/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2000},message:"must be <= 2000"};
if(vErrors === null){
vErrors = [err401];
}
else {
vErrors.push(err401);
}
errors++;
}
if(data166 <= 0 || isNaN(data166)){
const err402 = {instancePath:instancePath+"/budgets/imageKb",schemaPath:"#/properties/budgets/properties/imageKb/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err402];
}
else {
vErrors.push(err402);
}
errors++;
}
}
}
if(data163.htmlKb !== undefined){
let data167 = data163.htmlKb;
if((!((typeof data167 == "number") && (isFinite(data167)))) && (data167 !== null)){
const err403 = {instancePath:instancePath+"/budgets/htmlKb",schemaPath:"#/properties/budgets/properties/htmlKb/type",keyword:"type",params:{type: schema31.properties.budgets.properties.htmlKb.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err403];
}
else {
vErrors.push(err403);
}
errors++;
}
if((typeof data167 == "number") && (isFinite(data167))){
if(data167 > 100 || isNaN(data167)){
const err404 = {instancePath:instancePath+"/budgets/htmlKb",schemaPath:"#/properties/budgets/properties/htmlKb/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err404];
}
else {
vErrors.push(err404);
}
errors++;
}
if(data167 <= 0 || isNaN(data167)){
const err405 = {instancePath:instancePath+"/budgets/htmlKb",schemaPath:"#/properties/budgets/properties/htmlKb/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err405];
}
else {
vErrors.push(err405);
}
errors++;
}
}
}
}
}
if(data.commonName !== undefined){
let data168 = data.commonName;
if((typeof data168 !== "boolean") && (data168 !== null)){
const err406 = {instancePath:instancePath+"/commonName",schemaPath:"#/properties/commonName/type",keyword:"type",params:{type: schema31.properties.commonName.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err406];
}
else {
vErrors.push(err406);
}
errors++;
}
}
if(data.environments !== undefined){
let data169 = data.environments;
if((!(data169 && typeof data169 == "object" && !Array.isArray(data169))) && (data169 !== null)){
const err407 = {instancePath:instancePath+"/environments",schemaPath:"#/properties/environments/type",keyword:"type",params:{type: schema31.properties.environments.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err407];
}
else {
vErrors.push(err407);
}
errors++;
}
if(data169 && typeof data169 == "object" && !Array.isArray(data169)){
if(Object.keys(data169).length > 20){
const err408 = {instancePath:instancePath+"/environments",schemaPath:"#/properties/environments/maxProperties",keyword:"maxProperties",params:{limit: 20},message:"must NOT have more than 20 properties"};
if(vErrors === null){
vErrors = [err408];
}
else {
vErrors.push(err408);
}
errors++;
}
for(const key35 in data169){
const _errs376 = errors;
if(typeof key35 === "string"){
if(!pattern37.test(key35)){
const err409 = {instancePath:instancePath+"/environments",schemaPath:"#/properties/environments/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,30}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,30}$"+"\"",propertyName:key35};
if(vErrors === null){
vErrors = [err409];
}
else {
vErrors.push(err409);
}
errors++;
}
}
var valid60 = _errs376 === errors;
if(!valid60){
const err410 = {instancePath:instancePath+"/environments",schemaPath:"#/properties/environments/propertyNames",keyword:"propertyNames",params:{propertyName: key35},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err410];
}
else {
vErrors.push(err410);
}
errors++;
}
}
for(const key36 in data169){
let data170 = data169[key36];
if((!(data170 && typeof data170 == "object" && !Array.isArray(data170))) && (data170 !== null)){
const err411 = {instancePath:instancePath+"/environments/" + key36.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/environments/additionalProperties/type",keyword:"type",params:{type: schema31.properties.environments.additionalProperties.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err411];
}
else {
vErrors.push(err411);
}
errors++;
}
if(data170 && typeof data170 == "object" && !Array.isArray(data170)){
for(const key37 in data170){
if(!(((key37 === "gateway") || (key37 === "frames")) || (key37 === "hosts"))){
const err412 = {instancePath:instancePath+"/environments/" + key36.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/environments/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key37},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err412];
}
else {
vErrors.push(err412);
}
errors++;
}
}
if(data170.gateway !== undefined){
let data171 = data170.gateway;
if((!(data171 && typeof data171 == "object" && !Array.isArray(data171))) && (data171 !== null)){
const err413 = {instancePath:instancePath+"/environments/" + key36.replace(/~/g, "~0").replace(/\//g, "~1")+"/gateway",schemaPath:"#/properties/environments/additionalProperties/properties/gateway/type",keyword:"type",params:{type: schema31.properties.environments.additionalProperties.properties.gateway.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err413];
}
else {
vErrors.push(err413);
}
errors++;
}
if(data171 && typeof data171 == "object" && !Array.isArray(data171)){
for(const key38 in data171){
if(!((key38 === "baseUrl") || (key38 === "encryption"))){
const err414 = {instancePath:instancePath+"/environments/" + key36.replace(/~/g, "~0").replace(/\//g, "~1")+"/gateway",schemaPath:"#/properties/environments/additionalProperties/properties/gateway/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key38},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err414];
}
else {
vErrors.push(err414);
}
errors++;
}
}
if(data171.baseUrl !== undefined){
let data172 = data171.baseUrl;
if((typeof data172 !== "string") && (data172 !== null)){
const err415 = {instancePath:instancePath+"/environments/" + key36.replace(/~/g, "~0").replace(/\//g, "~1")+"/gateway/baseUrl",schemaPath:"#/properties/environments/additionalProperties/properties/gateway/properties/baseUrl/type",keyword:"type",params:{type: schema31.properties.environments.additionalProperties.properties.gateway.properties.baseUrl.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err415];
}
else {
vErrors.push(err415);
}
errors++;
}
if(typeof data172 === "string"){
if(data172.length > 260){
const err416 = {instancePath:instancePath+"/environments/" + key36.replace(/~/g, "~0").replace(/\//g, "~1")+"/gateway/baseUrl",schemaPath:"#/properties/environments/additionalProperties/properties/gateway/properties/baseUrl/maxLength",keyword:"maxLength",params:{limit: 260},message:"must NOT have more than 260 characters"};
if(vErrors === null){
vErrors = [err416];
}
else {
vErrors.push(err416);
}
errors++;
}
}
}
if(data171.encryption !== undefined){
let data173 = data171.encryption;
if((typeof data173 !== "string") && (data173 !== null)){
const err417 = {instancePath:instancePath+"/environments/" + key36.replace(/~/g, "~0").replace(/\//g, "~1")+"/gateway/encryption",schemaPath:"#/properties/environments/additionalProperties/properties/gateway/properties/encryption/type",keyword:"type",params:{type: schema31.properties.environments.additionalProperties.properties.gateway.properties.encryption.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err417];
}
else {
vErrors.push(err417);
}
errors++;
}
if(!((data173 === "jwe") || (data173 === null))){
const err418 = {instancePath:instancePath+"/environments/" + key36.replace(/~/g, "~0").replace(/\//g, "~1")+"/gateway/encryption",schemaPath:"#/properties/environments/additionalProperties/properties/gateway/properties/encryption/enum",keyword:"enum",params:{allowedValues: schema31.properties.environments.additionalProperties.properties.gateway.properties.encryption.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err418];
}
else {
vErrors.push(err418);
}
errors++;
}
}
}
}
if(data170.frames !== undefined){
let data174 = data170.frames;
if((!(data174 && typeof data174 == "object" && !Array.isArray(data174))) && (data174 !== null)){
const err419 = {instancePath:instancePath+"/environments/" + key36.replace(/~/g, "~0").replace(/\//g, "~1")+"/frames",schemaPath:"#/properties/environments/additionalProperties/properties/frames/type",keyword:"type",params:{type: schema31.properties.environments.additionalProperties.properties.frames.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err419];
}
else {
vErrors.push(err419);
}
errors++;
}
if(data174 && typeof data174 == "object" && !Array.isArray(data174)){
for(const key39 in data174){
if(!((key39 === "games") || (key39 === "images"))){
const err420 = {instancePath:instancePath+"/environments/" + key36.replace(/~/g, "~0").replace(/\//g, "~1")+"/frames",schemaPath:"#/properties/environments/additionalProperties/properties/frames/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key39},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err420];
}
else {
vErrors.push(err420);
}
errors++;
}
}
if(data174.games !== undefined){
let data175 = data174.games;
if((!(Array.isArray(data175))) && (data175 !== null)){
const err421 = {instancePath:instancePath+"/environments/" + key36.replace(/~/g, "~0").replace(/\//g, "~1")+"/frames/games",schemaPath:"#/properties/environments/additionalProperties/properties/frames/properties/games/type",keyword:"type",params:{type: schema31.properties.environments.additionalProperties.properties.frames.properties.games.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err421];
}
else {
vErrors.push(err421);
}
errors++;
}
if(Array.isArray(data175)){
if(data175.length > 50){
const err422 = {instancePath:instancePath+"/environments/" + key36.replace(/~/g, "~0").replace(/\//g, "~1")+"/frames/games",schemaPath:"#/properties/environments/additionalProperties/properties/frames/properties/games/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err422];
}
else {
vErrors.push(err422);
}
errors++;
}
const len9 = data175.length;
for(let i16=0; i16<len9; i16++){
let data176 = data175[i16];
if(typeof data176 === "string"){
if(data176.length > 260){
const err423 = {instancePath:instancePath+"/environments/" + key36.replace(/~/g, "~0").replace(/\//g, "~1")+"/frames/games/" + i16,schemaPath:"#/properties/environments/additionalProperties/properties/frames/properties/games/items/maxLength",keyword:"maxLength",params:{limit: 260},message:"must NOT have more than 260 characters"};
if(vErrors === null){
vErrors = [err423];
}
else {
vErrors.push(err423);
}
errors++;
}
}
else {
const err424 = {instancePath:instancePath+"/environments/" + key36.replace(/~/g, "~0").replace(/\//g, "~1")+"/frames/games/" + i16,schemaPath:"#/properties/environments/additionalProperties/properties/frames/properties/games/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err424];
}
else {
vErrors.push(err424);
}
errors++;
}
}
let i17 = data175.length;
let j7;
if(i17 > 1){
const indices7 = {};
for(;i17--;){
let item7 = data175[i17];
if(typeof item7 !== "string"){
continue;
}
if(typeof indices7[item7] == "number"){
j7 = indices7[item7];
const err425 = {instancePath:instancePath+"/environments/" + key36.replace(/~/g, "~0").replace(/\//g, "~1")+"/frames/games",schemaPath:"#/properties/environments/additionalProperties/properties/frames/properties/games/uniqueItems",keyword:"uniqueItems",params:{i: i17, j: j7},message:"must NOT have duplicate items (items ## "+j7+" and "+i17+" are identical)"};
if(vErrors === null){
vErrors = [err425];
}
else {
vErrors.push(err425);
}
errors++;
break;
}
indices7[item7] = i17;
}
}
}
}
if(data174.images !== undefined){
let data177 = data174.images;
if((!(Array.isArray(data177))) && (data177 !== null)){
const err426 = {instancePath:instancePath+"/environments/" + key36.replace(/~/g, "~0").replace(/\//g, "~1")+"/frames/images",schemaPath:"#/properties/environments/additionalProperties/properties/frames/properties/images/type",keyword:"type",params:{type: schema31.properties.environments.additionalProperties.properties.frames.properties.images.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err426];
}
else {
vErrors.push(err426);
}
errors++;
}
if(Array.isArray(data177)){
if(data177.length > 50){
const err427 = {instancePath:instancePath+"/environments/" + key36.replace(/~/g, "~0").replace(/\//g, "~1")+"/frames/images",schemaPath:"#/properties/environments/additionalProperties/properties/frames/properties/images/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err427];
}
else {
vErrors.push(err427);
}
errors++;
}
const len10 = data177.length;
for(let i18=0; i18<len10; i18++){
let data178 = data177[i18];
if(typeof data178 === "string"){
if(data178.length > 260){
const err428 = {instancePath:instancePath+"/environments/" + key36.replace(/~/g, "~0").replace(/\//g, "~1")+"/frames/images/" + i18,schemaPath:"#/properties/environments/additionalProperties/properties/frames/properties/images/items/maxLength",keyword:"maxLength",params:{limit: 260},message:"must NOT have more than 260 characters"};
if(vErrors === null){
vErrors = [err428];
}
else {
vErrors.push(err428);
}
errors++;
}
}
else {
const err429 = {instancePath:instancePath+"/environments/" + key36.replace(/~/g, "~0").replace(/\//g, "~1")+"/frames/images/" + i18,schemaPath:"#/properties/environments/additionalProperties/properties/frames/properties/images/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err429];
}
else {
vErrors.push(err429);
}
errors++;
}
}
let i19 = data177.length;
let j8;
if(i19 > 1){
const indices8 = {};
for(;i19--;){
let item8 = data177[i19];
if(typeof item8 !== "string"){
continue;
}
if(typeof indices8[item8] == "number"){
j8 = indices8[item8];
const err430 = {instancePath:instancePath+"/environments/" + key36.replace(/~/g, "~0").replace(/\//g, "~1")+"/frames/images",schemaPath:"#/properties/environments/additionalProperties/properties/frames/properties/images/uniqueItems",keyword:"uniqueItems",params:{i: i19, j: j8},message:"must NOT have duplicate items (items ## "+j8+" and "+i19+" are identical)"};
if(vErrors === null){
vErrors = [err430];
}
else {
vErrors.push(err430);
}
errors++;
break;
}
indices8[item8] = i19;
}
}
}
}
}
}
if(data170.hosts !== undefined){
let data179 = data170.hosts;
if((!(Array.isArray(data179))) && (data179 !== null)){
const err431 = {instancePath:instancePath+"/environments/" + key36.replace(/~/g, "~0").replace(/\//g, "~1")+"/hosts",schemaPath:"#/properties/environments/additionalProperties/properties/hosts/type",keyword:"type",params:{type: schema31.properties.environments.additionalProperties.properties.hosts.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err431];
}
else {
vErrors.push(err431);
}
errors++;
}
if(Array.isArray(data179)){
if(data179.length > 50){
const err432 = {instancePath:instancePath+"/environments/" + key36.replace(/~/g, "~0").replace(/\//g, "~1")+"/hosts",schemaPath:"#/properties/environments/additionalProperties/properties/hosts/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err432];
}
else {
vErrors.push(err432);
}
errors++;
}
const len11 = data179.length;
for(let i20=0; i20<len11; i20++){
let data180 = data179[i20];
if(typeof data180 === "string"){
if(data180.length > 253){
const err433 = {instancePath:instancePath+"/environments/" + key36.replace(/~/g, "~0").replace(/\//g, "~1")+"/hosts/" + i20,schemaPath:"#/properties/environments/additionalProperties/properties/hosts/items/maxLength",keyword:"maxLength",params:{limit: 253},message:"must NOT have more than 253 characters"};
if(vErrors === null){
vErrors = [err433];
}
else {
vErrors.push(err433);
}
errors++;
}
if(!pattern9.test(data180)){
const err434 = {instancePath:instancePath+"/environments/" + key36.replace(/~/g, "~0").replace(/\//g, "~1")+"/hosts/" + i20,schemaPath:"#/properties/environments/additionalProperties/properties/hosts/items/pattern",keyword:"pattern",params:{pattern: "^(?!-)[a-z0-9-]{1,63}(?<!-)(\\.(?!-)[a-z0-9-]{1,63}(?<!-))*$"},message:"must match pattern \""+"^(?!-)[a-z0-9-]{1,63}(?<!-)(\\.(?!-)[a-z0-9-]{1,63}(?<!-))*$"+"\""};
if(vErrors === null){
vErrors = [err434];
}
else {
vErrors.push(err434);
}
errors++;
}
}
else {
const err435 = {instancePath:instancePath+"/environments/" + key36.replace(/~/g, "~0").replace(/\//g, "~1")+"/hosts/" + i20,schemaPath:"#/properties/environments/additionalProperties/properties/hosts/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err435];
}
else {
vErrors.push(err435);
}
errors++;
}
}
let i21 = data179.length;
let j9;
if(i21 > 1){
const indices9 = {};
for(;i21--;){
let item9 = data179[i21];
if(typeof item9 !== "string"){
continue;
}
if(typeof indices9[item9] == "number"){
j9 = indices9[item9];
const err436 = {instancePath:instancePath+"/environments/" + key36.replace(/~/g, "~0").replace(/\//g, "~1")+"/hosts",schemaPath:"#/properties/environments/additionalProperties/properties/hosts/uniqueItems",keyword:"uniqueItems",params:{i: i21, j: j9},message:"must NOT have duplicate items (items ## "+j9+" and "+i21+" are identical)"};
if(vErrors === null){
vErrors = [err436];
}
else {
vErrors.push(err436);
}
errors++;
break;
}
indices9[item9] = i21;
}
}
}
}
}
}
}
}
}
else {
const err437 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err437];
}
else {
vErrors.push(err437);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
