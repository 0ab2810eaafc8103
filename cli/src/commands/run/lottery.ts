import type { Proof } from '@livery/lottery/prove/prove';
import { cliError } from '../../errors/cli-error.ts';
import { exitCode } from '../../errors/exit-codes.ts';
import { printDocument } from '../../json/print-document.ts';
import { proveLotteries, type KindProof, type ProofRequest } from '../../services/run/lottery.ts';
import { withProgress } from '../../terminal/progress.ts';
import { rightAligned, tableOf } from '../../terminal/table.ts';
import { print, say, styled } from '../../terminal/terminal.ts';

type Options = ProofRequest & { json?: boolean };

export async function runLottery(_action: 'prove', { json = false, ...request }: Options): Promise<number> {
  const kinds = await withProgress((onProgress) => proveLotteries(request, onProgress));
  const faults = kinds.flatMap(({ kind, proofs }) =>
    proofs.flatMap(({ fault, ...proof }) => (fault === null ? [] : [{ kind, fault, ...proof }])),
  );
  if (json) {
    const { prizeGroup, least, push } = request;
    const odds = kinds.flatMap(({ kind, proofs }) =>
      proofs.map((proof) => ({
        kind,
        ...proof,
        wins: String(proof.wins),
        returned: String(proof.returned),
        total: String(proof.total),
      })),
    );
    printDocument('lottery', { prizeGroup, least, push, odds });
    return faults.length === 0 ? exitCode.fine : exitCode.findings;
  }
  for (const proof of kinds) printKind(proof);
  const [worst] = faults.toSorted((one, other) => gravity[one.fault] - gravity[other.fault] || one.realReturn - other.realReturn);
  if (worst !== undefined) {
    throw cliError('OddsRefused', {
      case: worst.fault,
      kind: worst.kind,
      play: worst.play,
      pays: percent(worst.realReturn),
      bound: String((worst.fault === 'paysTooMuch' ? request.prizeGroup * 5 : request.least) / 100),
      count: new Set(faults.filter(({ fault }) => fault === worst.fault).map(({ kind, play }) => `${kind} ${play}`)).size,
    });
  }
  const count = kinds.reduce((sum, { proofs }) => sum + proofs.length, 0);
  say(`${count} odds hold: none returns more than ${request.prizeGroup / 20} %, and none less than ${request.least / 100} %.`);
  return exitCode.fine;
}

const gravity = { wrongCount: 0, paysTooMuch: 1, paysTooLittle: 2 } as const;

const faultWords = { wrongCount: 'wrong count', paysTooMuch: 'pays too much', paysTooLittle: 'pays too little' } as const;

function printKind({ kind, proofs }: KindProof): void {
  const head = [kind, 'outcome', 'chance', 'fair', 'odds', 'return', ''].map((cell) => styled('bold', cell));
  const rows = proofs.map(cellsOf);
  print(tableOf(rightAligned([head, ...rows], [2, 3, 4, 5])).join('\n'));
  print('');
}

function cellsOf({ play, oddsClass, chance, fairOdds, odds, realReturn, fault }: Proof): string[] {
  return [
    play,
    oddsClass,
    `${Number((chance * 100).toPrecision(4))} %`,
    String(Number(fairOdds.toFixed(4))),
    (odds / 100).toFixed(2),
    `${percent(realReturn)} %`,
    fault === null ? '' : styled('red', `✗ ${faultWords[fault]}`),
  ];
}

function percent(parts: number): string {
  return (parts / 100).toFixed(2);
}
