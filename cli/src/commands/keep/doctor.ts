import { exitCode } from '../../errors/exit-codes.ts';
import { examine, type DoctorRequest } from '../../services/keep/doctor.ts';
import { tableOf } from '../../terminal/table.ts';
import { withProgress } from '../../terminal/progress.ts';
import { print, say, styled } from '../../terminal/terminal.ts';
import { printDocument } from '../../json/print-document.ts';

const marks = { fine: ['green', '✓'], broken: ['red', '✗'], unknown: ['yellow', '?'] } as const;

export async function runDoctor({ json = false, ...request }: DoctorRequest & { json?: boolean }): Promise<number> {
  const checks = await withProgress((onProgress) => examine(process.cwd(), { ...request, onProgress }));
  const count = (wanted: keyof typeof marks) => checks.filter(({ verdict }) => verdict === wanted).length;
  if (json) printDocument('doctor', { ok: count('broken') === 0, checks });
  else {
    const rows = checks.flatMap(({ name, verdict, message, hint }) => {
      const [colour, mark] = marks[verdict];
      return [[`${styled(colour, mark)} ${name}`, message], ...(hint === '' ? [] : [['', styled('cyan', hint)]])];
    });
    for (const line of tableOf(rows)) print(line);
    say(`${count('fine')} fine, ${count('broken')} broken, ${count('unknown')} could not be checked.`);
  }
  return count('broken') === 0 ? exitCode.fine : exitCode.findings;
}
