import type { GameAssets } from './game-assets.service.ts';
import type { GameKind } from '@livery/arcade/models/game-models';

interface PageFacts {
  readonly kind: GameKind;
  readonly nodeId: number;
  readonly title: string;
  readonly language: string;
  readonly loading: string;
  readonly parentOrigin: string;
}

/** The page of a game. It has only the ticket's title, language and surrounding page. */
export function gamePage({ version, pages }: GameAssets, { kind, nodeId, title, language, loading, parentOrigin }: PageFacts): string {
  const base = `/play/${version}`;
  const { scripts, styles, entry } = pages[kind];
  return `<!doctype html>
<html lang="${escape(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<link rel="icon" href="/art/cover/${nodeId}-s.svg" type="image/svg+xml">
<link rel="preload" href="${base}/shell/display.woff2" as="font" type="font/woff2" crossorigin>
${styles.map((name) => `<link rel="stylesheet" href="${base}/${name}">`).join('\n')}
${scripts.map((name) => `<link rel="modulepreload" href="${base}/${name}">`).join('\n')}
<script type="module" src="${base}/${entry}"></script>
</head>
<body>
<main aria-busy="true" data-parent-origin="${escape(parentOrigin)}"><p class="loading" role="status">${escape(loading)}</p></main>
</body>
</html>
`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Only the merchant's own pages may frame a game, and nothing but the game's own files runs in it. */
export function gamePolicy(ancestors: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors.length === 0 ? "'none'" : ancestors.join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
