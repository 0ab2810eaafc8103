import { escaped, pageOf } from '../sandbox-page.ts';
import type { Act, Payment } from './bank.ts';

const digitsOf = (unit: string): number => (['VND', 'JPY'].includes(unit) ? 0 : 2);

export function amountText(amount: number, unit: string): string {
  const digits = digitsOf(unit);
  const written = new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${unit} ${written.format(amount / 10 ** digits)}`;
}

/** The amount from the page's field in minor units. Null if it is empty or invalid. */
export function minorUnits(text: string, unit: string): number | null {
  const amount = Math.round(Number(text) * 10 ** digitsOf(unit));
  return Number.isSafeInteger(amount) && amount > 0 ? amount : null;
}

const style = `
body { place-items: start center; }
main { inline-size: min(34rem, 100vw - 2rem); margin-block: 1.5rem 4rem; padding: 0; background: none; box-shadow: none; display: grid; gap: 1rem; }
header { display: flex; flex-wrap: wrap; gap: .1rem .75rem; align-items: baseline; } header a { color: inherit; font-weight: 700; font-size: 1.1rem; text-decoration: none; } header span { color: var(--soft); }
section { padding: 1.5rem; border-radius: 1.1rem; background: var(--sheet); box-shadow: 0 .5rem 2rem #0000001a; }
h1 { margin: .1rem 0 .75rem; font-size: clamp(2rem, 9vw, 2.75rem); line-height: 1.1; letter-spacing: -.02em; font-variant-numeric: tabular-nums; }
h2 { margin: 0 0 .75rem; font-size: 1.05rem; } p { margin: 0; } section > p + form { margin-block-start: 1rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .45rem 1.25rem; margin: 1.25rem 0 0; padding-block-start: 1.25rem; border-block-start: 1px solid var(--line); }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; text-align: end; }
b { display: inline-block; padding: .15rem .7rem; border-radius: 2rem; font-size: .85rem; font-weight: 650; background: light-dark(#e8edf3, #323d48); }
b.paid { background: light-dark(#d6f3e0, #14492b); color: light-dark(#0c5a2c, #b5f0cb); } b.waiting { background: light-dark(#dfeaff, #1c3a6b); color: light-dark(#0b3f98, #cfe0ff); }
b.failed, b.expired { background: light-dark(#fde3e0, #5a201a); color: light-dark(#8a1c10, #ffcfc9); }
form.acts { grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); } form + form { margin-block-start: 1.25rem; } form button { text-align: center; font-weight: 600; }
form.acts button.main { grid-column: 1 / -1; min-block-size: 3.25rem; font-size: 1.05rem; }
form.typed { grid-template-columns: 1fr auto; align-items: end; } form.typed label { margin: 0; color: var(--soft); } form.typed button { inline-size: auto; }
li { padding: 0; } li a { flex: 1; display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; align-items: center; padding-block: .7rem; color: inherit; text-decoration: none; }
li:last-child { border: 0; } li span { grid-row: 2; color: var(--soft); font-size: .9rem; } li b { grid-row: span 2; grid-column: 2; grid-row-start: 1; } li a:hover strong { text-decoration: underline; }
a.back { justify-self: center; padding: .75rem; color: light-dark(#1d5fd1, #9cc0ff); font-weight: 600; }`;

function page(title: string, content: string): string {
  return pageOf(title, `<header><a href="/">Sandbox payments</a> <span>no money moves here</span></header>${content}`, style);
}

const words: Record<Payment['state'], string> = { waiting: 'Waiting', paid: 'Paid', failed: 'Failed', expired: 'Expired' };
const badge = (state: Payment['state']): string => `<b class="${state}">${words[state]}</b>`;

export function listPage(payments: readonly Payment[], paysOutAtOnce: boolean, lostCode: boolean): string {
  const rows = payments.map(
    ({ id, order: { amount, unit, direction, method, merchant }, state }) =>
      `<li><a href="/payments/${id}"><strong>${escaped(amountText(amount, unit))}</strong> ${badge(state)} <span>${direction === 'in' ? 'in' : 'out'} by ${escaped(method)} for ${escaped(merchant)}</span></a></li>`,
  );
  return page(
    'Sandbox payments',
    `<section><h2>Pay a PIX code</h2><form class="typed" action="/code" method="get"><label>Copy-and-paste code<input name="code" required autocomplete="off"></label><button class="main">Open</button></form>${lostCode ? '<p role="alert">No payment has this code. It may be of an earlier start.</p>' : ''}</section>
<section><h2>Payments</h2>${rows.length === 0 ? '<p>None yet. Open a deposit on a site, and it is here.</p>' : `<ul>${rows.join('')}</ul>`}</section>
<section><h2>Payments out</h2><p>${paysOutAtOnce ? 'They are made as they are ordered.' : 'They wait until you make or fail them.'}</p><form action="/out" method="post"><button name="atOnce" value="${paysOutAtOnce ? 'no' : 'yes'}">${paysOutAtOnce ? 'Let them wait' : 'Make them at once'}</button></form></section>`,
  );
}

const button = (act: Act, label: string, isMain = false): string =>
  `<button name="act" value="${act}"${isMain ? ' class="main"' : ''}>${label}</button>`;

const group = (...buttons: string[]): string => `<form class="acts" method="post">${buttons.join('')}</form>`;

/** The actions on a deposit in its current state. */
const actsIn: Record<Payment['state'], string> = {
  waiting: group(button('pay', 'Pay', true), button('payTwice', 'Pay twice'), button('fail', 'Fail'), button('expire', 'Let it expire')),
  expired: group(button('pay', 'Pay late', true)),
  failed: group(button('pay', 'Pay all the same', true)),
  paid: group(button('pay', 'Pay again', true)),
};

const failing = `<form class="typed" method="post"><label>Reason of a failure<input name="reason" maxlength="300" value="The account is closed"></label>${button('fail', 'Fail')}</form>`;

/** The same for a payout. */
const actsOut: Record<Payment['state'], string> = {
  waiting: group(button('pay', 'Pay out', true), button('payTwice', 'Pay out twice')) + failing,
  expired: '',
  failed: group(button('pay', 'Pay out all the same', true)),
  paid: group(button('pay', 'Pay out again', true)),
};

export function paymentPage({ order, state, paid }: Payment): string {
  const { direction, amount, unit, method, merchant, reference, destination, returnTo } = order;
  const facts: [string, string][] = [
    ['Paid so far', paid.length === 0 ? 'nothing' : paid.map((each) => amountText(each, unit)).join(' and ')],
    ['Way', method],
    ['Reference', reference],
    ...Object.entries(destination ?? {}).map(([name, value]): [string, string] => [`To: ${name}`, value]),
  ];
  const other = `<form class="typed" method="post"><label>Another amount, in ${escaped(unit)}<input name="amount" inputmode="decimal" type="number" step="any" min="0" required></label>${button('payOther', 'Pay this')}</form>`;
  const acts = direction === 'in' ? actsIn[state] + other : actsOut[state];
  return page(
    amountText(amount, unit),
    `<section><p>${direction === 'in' ? `You pay ${escaped(merchant)}` : `${escaped(merchant)} pays out`}</p><h1>${escaped(amountText(amount, unit))}</h1>${badge(state)}<dl>${facts.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`).join('')}</dl></section>
${acts === '' ? '' : `<section><h2>What happens</h2>${acts}</section>`}
${returnTo === null ? '' : `<a class="back" href="${escaped(returnTo)}">Back to ${escaped(merchant)}</a>`}`,
  );
}
