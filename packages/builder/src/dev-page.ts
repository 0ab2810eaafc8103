import { bootScript } from './boot-script.ts';
import type { DevBrand } from './dev-brands.ts';
import { pageHtml, text } from './page-html.ts';
import { themeColours } from './site-files.ts';

/** The document of any address of a brand under edit; the portal draws it in the browser. */
export function devPage({ code, good, problems }: DevBrand, pathname: string, vite: { entry: string; head: string }): string {
  if (!good)
    return brokenPage(
      code,
      vite.head,
      problems.map(({ file, line, message, hint }) => `${file}:${line}\n${message}\n${hint}`).join('\n\n'),
    );
  const { material, texts } = good;
  const { brand } = material;
  const first = pathname.split('/')[1] ?? '';
  const language = brand.languages.supported.includes(first) ? first : brand.languages.default;
  const page = pageHtml({
    brand,
    inline: { boot: bootScript(brand), theme: material.themeStyle, critical: '', importMap: '' },
    language,
    texts: texts[language] ?? {},
    kind: pathname === '/' ? 'home' : 'page',
    path: null,
    title: brand.identity.name,
    description: brand.identity.name,
    html: '',
    hydrate: false,
    scripts: [vite.entry],
    styles: [],
    fonts: [],
    themeColours: themeColours(material),
    origin: null,
    developmentHead: vite.head,
  });
  return page.replace('<html ', `<html data-brand="${text(code)}" `);
}

/** Stands until the brand is right for the first time; the dev client then loads the page again. */
function brokenPage(code: string, head: string, problems: string): string {
  return `<!doctype html><html lang="en" data-brand="${text(code)}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${text(code)}</title>${head}</head><body><pre role="alert">${text(problems)}</pre></body></html>`;
}
