import { escaped, pageOf } from '../sandbox-page.ts';
import type { Fixture } from './book/wire.ts';
import { isSeats } from './games/seat-table.ts';
import { faults, type Fault, type Wallet } from './wallet.ts';
import type { PlayFacts, PlayKind } from './wire.ts';

/** Only the page that launched a game may frame it, and only the game's own files run in it. */
export function policyFor(parentOrigin: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' ${parentOrigin}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${parentOrigin}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

export function playPage(facts: PlayFacts): string {
  return `<!doctype html>
<html lang="${escaped(facts.language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escaped(facts.name)}</title>
${stylesOf(facts.kind)
  .map((name) => `<link rel="stylesheet" href="/assets/${name}.css">`)
  .join('\n')}
<body data-kind="${facts.kind}" data-facts="${escaped(JSON.stringify(facts))}">
<script type="module" src="/assets/main.ts"></script>
</html>`;
}

function stylesOf(kind: PlayKind): string[] {
  if (kind === 'book') return ['shell', 'board', 'slip'];
  if (isSeats(kind)) return ['shell', 'table', 'stages', 'seats'];
  return kind === 'reef' ? ['shell', 'table', 'reef'] : ['shell', 'table', 'stages'];
}

/** The token has been used, or is too old. */
export function closedPage(language: string): string {
  const [title, text] =
    language === 'pt'
      ? ['O jogo foi fechado', 'Este acesso já foi usado. Feche a janela e abra o jogo de novo.']
      : ['The game is closed', 'This way in was used already. Close the window and open the game again.'];
  return pageOf(title, `<h1>${title}</h1><p>${text}</p>`);
}

const faultNames: Readonly<Record<Fault, string>> = {
  twice: 'Send everything twice',
  replayed: 'Send a copy of each call',
  winFirst: 'Win before the bet',
  late: 'Bet after its rollback',
  rollback: 'Roll the bet back',
  unsigned: 'Do not sign',
  stranger: 'Sign with another’s key',
};

const style = `
body { place-items: start center; }
main { inline-size: min(60rem, 100vw - 2rem); margin-block: 1.5rem 4rem; padding: 0; background: none; box-shadow: none; display: grid; gap: 1rem; }
section { padding: 1.25rem; border-radius: 1.1rem; background: var(--sheet); box-shadow: 0 .5rem 2rem #0000001a; overflow-x: auto; }
h2 { margin: 0 0 .75rem; font-size: 1.05rem; } form.row { grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); }
button[aria-pressed=true] { background: #1d5fd1; border-color: #1d5fd1; color: #fff; }
table { border-collapse: collapse; inline-size: 100%; font-size: .9rem; font-variant-numeric: tabular-nums; } td, th { padding: .4rem .6rem; text-align: start; border-block-end: 1px solid var(--line); white-space: nowrap; }
td form { display: flex; gap: .4rem; } td input { inline-size: 4.5rem; min-block-size: 2.25rem; } td button { inline-size: auto; min-block-size: 2.25rem; }
.ok { color: light-dark(#0c5a2c, #7fe0a3); } .no { color: light-dark(#8a1c10, #ffb3aa); }
`;

/** The sandbox's own page: past calls, faults to inject into the next ones, and matches to end. */
export function deskPage({ told, fault }: Wallet, fixtures: readonly Fixture[]): string {
  const presses = faults
    .map((each) => `<button name="fault" value="${each}" aria-pressed="${each === fault}">${faultNames[each]}</button>`)
    .join('');
  const calls = told.map(
    ({ at, merchant, call, asked, status, body }) => `<tr><td>${at.toISOString().slice(11, 19)}<td>${escaped(merchant)}<td>${escaped(call)}
<td>${escaped(String(asked['transaction'] ?? ''))}<td>${escaped(String(asked['amount'] ?? ''))}
<td class="${status === 200 ? 'ok' : 'no'}">${status} ${escaped(String(body['error'] ?? ''))}<td>${escaped(String(body['balance'] ?? ''))}`,
  );
  const matches = fixtures
    .filter(({ state }) => state !== 'ended')
    .map(
      ({ id, sport, home, away, score, state }) => `<tr><td>${escaped(sport)}<td>${escaped(home)} – ${escaped(away)}<td>${state}
<td><form method="post" action="/settle"><input type="hidden" name="fixture" value="${id}">
<input name="home" aria-label="${escaped(home)}" inputmode="numeric" value="${score[0]}"><input name="away" aria-label="${escaped(away)}" inputmode="numeric" value="${score[1]}">
<button name="act" value="end">End and settle</button><button name="act" value="void">Call off</button></form>`,
    );
  return pageOf(
    'Vendors',
    `<h1>Vendors’ sandbox</h1>
<section><h2>What goes wrong with the next round</h2><form class="row" method="post" action="/fault">${presses}<button name="fault" value="">Nothing</button></form></section>
<section><h2>Matches</h2><table><tr><th>Sport<th>Match<th>State<th>Result</tr>${matches.join('')}</table></section>
<section><h2>Calls to the gateway, the last one first</h2><table><tr><th>At<th>Merchant<th>Call<th>Transaction<th>Amount<th>Answer<th>Balance</tr>${calls.join('')}</table></section>`,
    style,
  );
}
