import { liveTextsFor, type LiveTexts } from '../live-table/live-texts.ts';
import { formatNumber } from '../shell/numbers.ts';
import { isPortuguese, shellTextsFor, type ShellTexts } from '../shell/shell-texts.ts';

const en = {
  bet: 'Bet',
  betNext: 'Bet on the next round',
  waiting: 'In the next round',
  tapToCancel: 'Tap to cancel',
  takeBack: 'Take the bet back',
  placing: 'Placing…',
  leave: 'Cash out',
  leaving: 'Cashing out…',
  auto: 'Auto cash-out at',
  autoValue: 'Multiplier',
  opensIn: 'Bets open in',
  startsIn: 'Take-off in',
  ready: 'Bet before take-off, cash out before it falls',
  placed: '{{amount}} on this round',
  queued: 'You bet {{amount}} when bets open',
  flying: 'Cash out when you like',
  won: 'You cash out {{amount}} at {{times}}',
  lost: 'It fell at {{times}}. No win this time',
  tooLate: 'It had fallen already.',
  rules: [
    'One curve for all players. It starts at ×1.00 and grows by a tenth each second, until it falls.',
    'Bet before take-off. Cash out while it rises: your stake is paid by the multiplier at that moment. If it falls first, the stake is lost.',
    'Set a multiplier and you cash out by itself there, even if you lose the connection. Otherwise at ×1,000.',
    'One round in fifty falls at once, at ×1.00. Wherever you cash out, the return is the same.',
    'The gateway’s clock decides: what counts is the instant at which your cash-out arrives.',
    'If a round is interrupted on our side, what you could not cash out comes back to you.',
  ],
};

export type CrashTexts = ShellTexts & LiveTexts & typeof en;

const pt: typeof en = {
  bet: 'Apostar',
  betNext: 'Apostar na próxima rodada',
  waiting: 'Na próxima rodada',
  tapToCancel: 'Toque para cancelar',
  takeBack: 'Cancelar a aposta',
  placing: 'Apostando…',
  leave: 'Retirar',
  leaving: 'Retirando…',
  auto: 'Retirada automática em',
  autoValue: 'Multiplicador',
  opensIn: 'Apostas abrem em',
  startsIn: 'Decolagem em',
  ready: 'Aposte antes da decolagem, retire antes da queda',
  placed: '{{amount}} nesta rodada',
  queued: 'Você aposta {{amount}} quando abrir',
  flying: 'Retire quando quiser',
  won: 'Você retirou {{amount}} em {{times}}',
  lost: 'Caiu em {{times}}. Não foi desta vez',
  tooLate: 'Já tinha caído.',
  rules: [
    'Uma curva para todos os jogadores. Começa em ×1,00 e cresce um décimo por segundo, até cair.',
    'Aposte antes da decolagem. Retire enquanto ela sobe: a aposta é paga pelo multiplicador daquele momento. Se cair antes, a aposta é perdida.',
    'Defina um multiplicador e a retirada acontece sozinha ali, mesmo sem conexão. Sem ele, em ×1.000.',
    'Uma rodada em cinquenta cai na hora, em ×1,00. Onde quer que você retire, o retorno é o mesmo.',
    'Vale o relógio do servidor: conta o instante em que a sua retirada chega.',
    'Se uma rodada for interrompida do nosso lado, o que você não pôde retirar volta para você.',
  ],
};

export function textsFor(language: string): CrashTexts {
  return { ...shellTextsFor(language), ...liveTextsFor(language), ...(isPortuguese(language) ? pt : en) };
}

export function secondsOf(milliseconds: number, { language }: CrashTexts): string {
  return `${formatNumber(milliseconds / 1_000, language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}\u00A0s`;
}
