import { regionalLanguage } from '@livery/contract/regional-language';
import type { AgreementAction, AgreementKind } from '@livery/contract/agreements';
import type { Texts } from '#base/texts.ts';
import type { LetterText } from '#modules/inbox/letter-text.rules.ts';

export const kindNames: Readonly<Record<AgreementKind, Texts>> = {
  dividend: { en: 'dividend', pt: 'dividendos' },
  daily: { en: 'daily wages', pt: 'salário diário' },
  hourly: { en: 'hourly salary', pt: 'salário por hora' },
  realTime: { en: 'real-time salary', pt: 'salário em tempo real' },
};

/** Messages to the other side. `expire` and `warn` go to both. */
export type Told = AgreementAction | 'expire' | 'warn';

const answerBy: Texts = {
  en: 'Read the terms and accept or reject them by {expires}.',
  pt: 'Leia os termos e aceite ou recuse até {expires}.',
};

const texts: Readonly<Record<Told, LetterText>> = {
  request: {
    title: { en: 'A new contract: {kind}', pt: 'Um novo contrato: {kind}' },
    body: { en: `{who} proposes a contract with you. ${answerBy.en}`, pt: `{who} propõe um contrato com você. ${answerBy.pt}` },
  },
  amend: {
    title: { en: 'New terms for a contract: {kind}', pt: 'Novos termos para um contrato: {kind}' },
    body: {
      en: `{who} proposes other terms for your contract. ${answerBy.en} Until then nothing changes.`,
      pt: `{who} propõe outros termos para o seu contrato. ${answerBy.pt} Até lá nada muda.`,
    },
  },
  requestTermination: {
    title: { en: 'A contract may end: {kind}', pt: 'Um contrato pode terminar: {kind}' },
    body: {
      en: '{who} asks to end your contract with the current period. Answer by {expires}. Without your consent it stays in force.',
      pt: '{who} pede para encerrar o contrato com o período atual. Responda até {expires}. Sem o seu acordo ele continua em vigor.',
    },
  },
  accept: {
    title: { en: 'Accepted: {kind}', pt: 'Aceito: {kind}' },
    body: { en: '{who} has accepted. It takes effect on {effective}.', pt: '{who} aceitou. Passa a valer em {effective}.' },
  },
  reject: {
    title: { en: 'Rejected: {kind}', pt: 'Recusado: {kind}' },
    body: { en: '{who} has rejected your proposal.', pt: '{who} recusou a sua proposta.' },
  },
  withdraw: {
    title: { en: 'Proposal withdrawn: {kind}', pt: 'Proposta retirada: {kind}' },
    body: { en: '{who} has withdrawn the proposal.', pt: '{who} retirou a proposta.' },
  },
  terminate: {
    title: { en: 'A contract ends: {kind}', pt: 'Um contrato termina: {kind}' },
    body: {
      en: '{who} has ended the contract. Its last period runs until {effective}.',
      pt: '{who} encerrou o contrato. O último período vai até {effective}.',
    },
  },
  expire: {
    title: { en: 'A proposal has expired: {kind}', pt: 'Uma proposta expirou: {kind}' },
    body: { en: 'Nobody has answered it in time.', pt: 'Ninguém respondeu a tempo.' },
  },
  warn: {
    title: { en: 'A contract ends soon: {kind}', pt: 'Um contrato termina em breve: {kind}' },
    body: { en: 'It ends in {days}, on {effective}.', pt: 'Termina em {days}, em {effective}.' },
  },
};

const reasons: Texts = { en: '\n\nThe reason: {reason}', pt: '\n\nO motivo: {reason}' };

export interface Facts {
  readonly kind: AgreementKind;
  /** An account, or the brand for the house. */
  readonly who: string;
  readonly reason: string;
  readonly expiresAt: Date | null;
  readonly effectiveAt: Date | null;
  readonly days: number;
  readonly timeZone: string;
}

/** The message in both languages. People's own text is filled in last, so that braces in it stay as typed. */
export function letterOf(told: Told, facts: Facts): LetterText {
  const { title, body } = texts[told];
  const write = (text: Texts): Texts => ({ en: fill(text.en, 'en', facts), pt: fill(text.pt, 'pt', facts) });
  const whole = facts.reason === '' ? body : { en: body.en + reasons.en, pt: body.pt + reasons.pt };
  return { title: write(title), body: write(whole) };
}

function fill(text: string, language: 'en' | 'pt', { kind, who, reason, expiresAt, effectiveAt, days, timeZone }: Facts): string {
  const moment = (at: Date | null): string =>
    at === null
      ? ''
      : new Intl.DateTimeFormat(regionalLanguage(language), { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at);
  const filled: Readonly<Record<string, string>> = {
    kind: kindNames[kind][language],
    who,
    reason,
    expires: moment(expiresAt),
    effective: moment(effectiveAt),
    days: new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days),
  };
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => filled[name] ?? place);
}
