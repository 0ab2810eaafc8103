import { exitCode } from '../exit-codes.ts';
import { examine, type DoctorRequest } from '../services/doctor.ts';
import { makeProgress, print, printJson, say, styled } from '../terminal.ts';

const marks = { fine: ['green', '✓'], broken: ['red', '✗'], unknown: ['yellow', '?'] } as const;

export async function runDoctor({ json = false, ...request }: DoctorRequest & { json?: boolean }): Promise<number> {
  const progress = makeProgress();
  const checks = await examine(process.cwd(), { ...request, onProgress: (name, count) => progress.show(name, count) }).finally(() =>
    progress.clear(),
  );
  const count = (wanted: keyof typeof marks) => checks.filter(({ verdict }) => verdict === wanted).length;
  if (json) printJson({ version: 1, ok: count('broken') === 0, checks });
  else {
    const width = Math.max(...checks.map(({ name }) => name.length));
    for (const { name, verdict, message, hint } of checks) {
      const [colour, mark] = marks[verdict];
      print(`${styled(colour, mark)} ${name.padEnd(width)}  ${message}`);
      if (hint !== '') print(`  ${' '.repeat(width)}  ${styled('cyan', hint)}`);
    }
    say(`${count('fine')} fine, ${count('broken')} broken, ${count('unknown')} could not be checked.`);
  }
  return count('broken') === 0 ? exitCode.fine : exitCode.findings;
}
