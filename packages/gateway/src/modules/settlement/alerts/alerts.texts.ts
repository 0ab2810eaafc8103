import type { AgreementKind } from '@livery/contract/agreements';
import { currencies, formatAmountFor, type Currency } from '@livery/contract/money';
import { regionalLanguage } from '@livery/contract/regional-language';
import type { Texts } from '#base/texts.ts';
import type { LetterText } from '#modules/inbox/letter-text.rules.ts';
import { kindNames } from '../../agreements/acting/agreements.texts.ts';

/** Messages about lines: `owes` goes to an upline that is short; `waits`, `more` and `rest` go to the downline. */
export type Told = 'owes' | 'waits' | 'more' | 'rest' | 'near' | 'dispute' | 'answer' | 'resolve';

const texts: Readonly<Record<Told, LetterText>> = {
  owes: {
    title: { en: 'Your balance was too low: {kind}', pt: 'Seu saldo não foi suficiente: {kind}' },
    body: {
      en: 'You owe {who} {open} for the period that ended on {until}. We’ll deduct it from your next income from contracts.',
      pt: 'Você deve {open} a {who} pelo período que terminou em {until}. Vamos descontar o valor da sua próxima receita de contratos.',
    },
  },
  waits: {
    title: { en: 'Not paid in full: {kind}', pt: 'Pagamento incompleto: {kind}' },
    body: {
      en: '{who} couldn’t pay all of your income for the period that ended on {until}. You’ve received {paid}, and {open} is still to come.',
      pt: '{who} não conseguiu pagar toda a sua receita do período que terminou em {until}. Você recebeu {paid}, e ainda faltam {open}.',
    },
  },
  more: {
    title: { en: 'Another payment: {kind}', pt: 'Mais um pagamento: {kind}' },
    body: {
      en: '{who} has paid {paid} more for the period that ended on {until}. {open} is still to come.',
      pt: '{who} pagou mais {paid} do período que terminou em {until}. Ainda faltam {open}.',
    },
  },
  rest: {
    title: { en: 'Paid in full: {kind}', pt: 'Pago por completo: {kind}' },
    body: {
      en: '{who} has paid the remaining {paid} for the period that ended on {until}.',
      pt: '{who} pagou os {paid} restantes do período que terminou em {until}.',
    },
  },
  near: {
    title: { en: 'Close to the next tier: {kind}', pt: 'Falta pouco para a próxima faixa: {kind}' },
    body: {
      en: 'Your team has reached at least {percent}% of what tier {tier} of your contract requires. The period ends on {until}.',
      pt: 'Sua equipe já alcançou pelo menos {percent}% do que a faixa {tier} do contrato exige. O período termina em {until}.',
    },
  },
  dispute: {
    title: { en: 'A line is disputed: {kind}', pt: 'Um lançamento foi contestado: {kind}' },
    body: {
      en: '{who} disputes the line for the period that ended on {until}: {text}',
      pt: '{who} contesta o lançamento do período que terminou em {until}: {text}',
    },
  },
  answer: {
    title: { en: 'An answer to your dispute: {kind}', pt: 'Resposta à sua contestação: {kind}' },
    body: {
      en: '{who} has answered about the period that ended on {until}: {text}',
      pt: '{who} respondeu sobre o período que terminou em {until}: {text}',
    },
  },
  resolve: {
    title: { en: 'A dispute is settled: {kind}', pt: 'Uma contestação foi resolvida: {kind}' },
    body: {
      en: '{who} has settled the dispute about the period that ended on {until}: {text}',
      pt: '{who} encerrou a contestação sobre o período que terminou em {until}: {text}',
    },
  },
};

export interface Facts {
  readonly kind: AgreementKind;
  readonly currency: Currency;
  readonly timeZone: string;
  readonly until: Date;
  /** The other side: an account, or the brand for the house. */
  readonly who?: string;
  readonly text?: string;
  readonly paid?: number;
  readonly open?: number;
  /** From 1. */
  readonly tier?: number;
  readonly percent?: number;
}

/** The message in both languages. All placeholders are filled at once, so that braces in people's own text stay as typed. */
export function letterOf(told: Told, facts: Facts): LetterText {
  const { title, body } = texts[told];
  const write = ({ en, pt }: Texts): Texts => ({ en: fill(en, 'en', facts), pt: fill(pt, 'pt', facts) });
  return { title: write(title), body: write(body) };
}

function fill(words: string, language: 'en' | 'pt', facts: Facts): string {
  const { kind, currency, timeZone, until, who = '', text = '', paid = 0, open = 0, tier = 0, percent = 0 } = facts;
  const moment = new Intl.DateTimeFormat(regionalLanguage(language), { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const amount = (value: number): string => `${currencies[currency].symbol} ${formatAmountFor(language, value, currency)}`;
  const filled: Readonly<Record<string, string>> = {
    kind: kindNames[kind][language],
    who,
    text,
    paid: amount(paid),
    open: amount(open),
    tier: String(tier),
    percent: String(percent),
    until: moment.format(until),
  };
  return words.replaceAll(/\{(\w+)\}/g, (place, name: string) => filled[name] ?? place);
}
