import type { Act, Payment } from './bank.ts';

const safe = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const digitsOf = (unit: string): number => (['VND', 'JPY'].includes(unit) ? 0 : 2);

export function amountText(amount: number, unit: string): string {
  const digits = digitsOf(unit);
  const written = new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${unit} ${written.format(amount / 10 ** digits)}`;
}

/** Minor units of an amount as the page's own field gives it; null for none. */
export function minorUnits(text: string, unit: string): number | null {
  const amount = Math.round(Number(text) * 10 ** digitsOf(unit));
  return Number.isSafeInteger(amount) && amount > 0 ? amount : null;
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: light-dark(#d5dbe3, #333c48); --soft: light-dark(#556070, #a5b0be); --mark: light-dark(#0b57d0, #8ab4ff) }
* { box-sizing: border-box }
body { margin: 0; background: light-dark(#f3f5f8, #12161c); color: light-dark(#17202b, #eef2f7) }
header { padding: 14px max(16px, calc(50vw - 360px)); background: light-dark(#fff, #1a2029); border-bottom: 1px solid var(--line) }
header a { color: inherit; font-weight: 650; text-decoration: none }
header span { color: var(--soft) }
main { display: grid; gap: 16px; max-width: 752px; margin: 0 auto; padding: 24px 16px 64px }
h1 { margin: 0; font-size: 34px; line-height: 1.15; font-variant-numeric: tabular-nums }
h2 { margin: 0 0 8px; font-size: 18px }
section { padding: 20px; border: 1px solid var(--line); border-radius: 14px; background: light-dark(#fff, #1a2029) }
dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 18px; margin: 16px 0 0 }
dt { color: var(--soft) } dd { margin: 0; overflow-wrap: anywhere }
form { display: flex; flex-wrap: wrap; gap: 10px; align-items: end; margin: 0 }
form + form { margin-top: 14px }
label { display: grid; gap: 4px; flex: 1 1 220px; color: var(--soft) }
input { width: 100%; min-height: 44px; padding: 0 12px; border: 1px solid var(--line); border-radius: 9px; background: transparent; color: inherit; font: inherit }
button { min-height: 44px; padding: 0 18px; border: 1px solid var(--line); border-radius: 9px; background: transparent; color: inherit; font: inherit; font-weight: 600; cursor: pointer }
button.main { border-color: transparent; background: light-dark(#0b57d0, #8ab4ff); color: light-dark(#fff, #0b1a33) }
:focus-visible { outline: 3px solid var(--mark); outline-offset: 2px }
ul { display: grid; margin: 0; padding: 0; list-style: none }
li a { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 16px; padding: 12px 0; border-top: 1px solid var(--line); color: inherit; text-decoration: none }
li:first-child a { border-top: 0 } li strong { font-variant-numeric: tabular-nums } li span { color: var(--soft) }
p { margin: 0; color: var(--soft) } main > a { color: var(--mark) }`;

function page(title: string, content: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${safe(title)}</title><style>${style}</style>
<header><a href="/">Sandbox payments</a> <span>no money moves here</span></header><main>${content}</main></html>`;
}

const words: Record<Payment['state'], string> = { waiting: 'Waiting', paid: 'Paid', failed: 'Failed', expired: 'Expired' };

export function listPage(payments: readonly Payment[], paysOutAtOnce: boolean, lostCode: boolean): string {
  const rows = payments.map(
    ({ id, order, state }) =>
      `<li><a href="/payments/${id}"><strong>${safe(amountText(order.amount, order.unit))}</strong> <span>${order.direction === 'in' ? 'in' : 'out'} by ${safe(order.method)} for ${safe(order.merchant)}, ${words[state].toLowerCase()}</span></a></li>`,
  );
  return page(
    'Sandbox payments',
    `<section><h2>Pay a PIX code</h2><form action="/code" method="get"><label>Copy-and-paste code<input name="code" required autocomplete="off"></label><button class="main">Open</button></form>${lostCode ? '<p role="alert">No payment has this code. It may be of an earlier start.</p>' : ''}</section>
<section><h2>Payments</h2>${rows.length === 0 ? '<p>None yet. Open a deposit on a site, and it is here.</p>' : `<ul>${rows.join('')}</ul>`}</section>
<section><h2>Payments out</h2><form action="/out" method="post"><p>${paysOutAtOnce ? 'They are made as they are ordered.' : 'They wait until you make or fail them.'}</p><button name="atOnce" value="${paysOutAtOnce ? 'no' : 'yes'}">${paysOutAtOnce ? 'Let them wait' : 'Make them at once'}</button></form></section>`,
  );
}

const button = (act: Act, label: string, isMain = false): string =>
  `<button name="act" value="${act}"${isMain ? ' class="main"' : ''}>${label}</button>`;

/** What can be done to a payment in, as it stands. */
const actsIn: Record<Payment['state'], string> = {
  waiting: [button('pay', 'Pay', true), button('payTwice', 'Pay twice'), button('fail', 'Fail'), button('expire', 'Let it expire')].join(
    '',
  ),
  expired: button('pay', 'Pay late', true),
  failed: button('pay', 'Pay all the same', true),
  paid: button('pay', 'Pay again', true),
};

const actsOut: Record<Payment['state'], string> = {
  waiting: button('pay', 'Pay out', true) + button('fail', 'Fail'),
  expired: '',
  failed: '',
  paid: '',
};

export function paymentPage({ order, state, paid }: Payment): string {
  const { direction, amount, unit, method, merchant, reference, destination, returnTo } = order;
  const facts: [string, string][] = [
    ['State', words[state]],
    ['Paid so far', paid.length === 0 ? 'nothing' : paid.map((each) => amountText(each, unit)).join(' and ')],
    ['Way', method],
    ['Merchant', merchant],
    ['Reference', reference],
    ...Object.entries(destination ?? {}).map(([name, value]): [string, string] => [`To: ${name}`, value]),
  ];
  const acts = direction === 'in' ? actsIn[state] : actsOut[state];
  const other = `<form method="post"><label>Another amount, in ${safe(unit)}<input name="amount" inputmode="decimal" type="number" step="any" min="0" required></label>${button('payOther', 'Pay this')}</form>`;
  return page(
    amountText(amount, unit),
    `<section><p>${direction === 'in' ? `You pay ${safe(merchant)}` : `${safe(merchant)} pays out`}</p><h1>${safe(amountText(amount, unit))}</h1><dl>${facts.map(([name, value]) => `<dt>${safe(name)}</dt><dd>${safe(value)}</dd>`).join('')}</dl></section>
${acts === '' ? '' : `<section><h2>What happens</h2><form method="post">${acts}</form>${direction === 'in' ? other : ''}</section>`}
${returnTo === null ? '' : `<a href="${safe(returnTo)}">Back to ${safe(merchant)}</a>`}`,
  );
}
