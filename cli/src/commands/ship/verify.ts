import type { Finding } from '@livery/builder/verify-site';
import { exitCode } from '../../errors/exit-codes.ts';
import { verify, type VerifyRequest } from '../../services/ship/verify.ts';
import { withProgress } from '../../terminal/progress.ts';
import { print, say, styled } from '../../terminal/terminal.ts';
import { printDocument } from '../../json/print-document.ts';

export async function runVerify(
  address: string,
  brand: string | undefined,
  { json = false, ...request }: VerifyRequest & { json?: boolean },
): Promise<number> {
  const { report, brand: code } = await withProgress((onProgress) => verify(process.cwd(), address, brand, { ...request, onProgress }));

  const { url, build, files, questions, findings } = report;
  if (json) printDocument('verify', { ...report, brand: code });
  else {
    for (const finding of findings) print(`${describe(finding)}\n`);
    const of = `${files} files, ${questions} questions`;
    if (findings.length === 0) print(`${styled('green', '✓')} ${url} serves build ${build}${code === null ? '' : ` of ${code}`}: ${of}.`);
    else say(`${findings.length} ${findings.length === 1 ? 'finding' : 'findings'} against build ${build}: ${of}.`);
  }
  if (report.selfConsistencyOnly)
    say('Without the bundle of a brand, the site was held against its own files.json: this proves that it agrees with itself, no more.');
  else if (!report.rulesKnown)
    say('Without _headers and _redirects beside the manifest, only caching and the policy’s inline parts were looked at.');
  return findings.length === 0 ? exitCode.fine : exitCode.findings;
}

/** How many addresses a finding names before it only counts them. */
const shown = 3;

function describe({ check, subject, expected, found, addresses }: Finding): string {
  const more = addresses.length > shown ? ` and ${addresses.length - shown} more` : '';
  const rows = [
    `${styled('red', '✗')} ${[check, subject].filter((word) => word !== '').join(' ')}  ${addresses.slice(0, shown).join(' ')}${more}`,
  ];
  return [...rows, `    expected  ${expected}`, `    found     ${found}`].join('\n');
}
