import { escapeHtml } from '../report/escape-html.ts';
import { themeColours } from '../site/site-files.ts';
import { bootScript } from '../page/boot-script.ts';
import { addressesBeside, textFiles } from '../texts/text-files.ts';
import { dataBlock, pageHtml, type InlineParts } from '../page/page-html.ts';
import type { DevBrand, GoodBrand } from './brands.ts';
import { problemsId } from './browser/update.ts';

export function devInlineParts({ material }: GoodBrand): InlineParts {
  return { boot: bootScript(material.brand), theme: material.themeStyle, importMap: '' };
}

/** The document of any address of a brand under edit; the portal draws it in the browser. */
export function devPage({ code, good, problems }: DevBrand, pathname: string, portal: { scripts: string[]; head: string }): string {
  const head = portal.head + (problems.length > 0 ? dataBlock(problemsId, problems) : '');
  if (!good) return brokenPage(code, head);
  const { material, texts } = good;
  const { brand } = material;
  const first = pathname.split('/')[1] ?? '';
  const language = brand.languages.supported.includes(first) ? first : brand.languages.default;
  const page = pageHtml({
    brand,
    inline: devInlineParts(good),
    critical: '',
    language,
    texts: texts[language] ?? {},
    textFiles: addressesBeside(textFiles(texts, brand.languages.supported), language),
    ownLanguages: {},
    ownTexts: [],
    path: null,
    title: brand.identity.name,
    description: brand.identity.name,
    html: null,
    prerenderedPath: '/',
    scripts: portal.scripts,
    styles: [],
    fonts: [],
    themeColours: themeColours(material),
    origin: null,
    developmentHead: head,
  });
  return page.replace('<html ', `<html data-brand="${escapeHtml(code)}" `);
}

/** The page of a brand that has never been valid. It shows the problems, and the dev client reloads it once they are gone. */
function brokenPage(code: string, head: string): string {
  return `<!doctype html><html lang="en" data-brand="${escapeHtml(code)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(code)}</title>${head}</head><body></body></html>`;
}
