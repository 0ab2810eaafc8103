import type { BrandReport, Problem } from '@livery/brand';
import { expect, test } from 'vitest';
import { whyNotBuilt, whyNotServed } from './left-out.ts';

const problem = (severity: Problem['severity'], message: string): Problem => ({
  rule: 'asset',
  severity,
  file: 'brands/acme/brand.json',
  line: 3,
  column: 5,
  pointer: '/assets/icon',
  message,
  hint: 'Put it there.',
  frame: '',
});

test('a brand that is not served is listed with its errors, their locations and how to fix them', () => {
  const problems = [problem('error', 'The file is not there.'), problem('warning', 'It is large.')];
  const report: BrandReport = { code: 'acme', dir: '/brands/acme', ok: false, problems, brand: null, languages: [] };
  const lines = whyNotServed(report, '/').join('\n');
  expect(lines).toContain('acme is not served until this problem is fixed:');
  expect(lines).toMatch(/brands\/acme\/brand\.json:3:5 .*\n {2}The file is not there\.\n {2}Put it there\./);
  expect(lines).not.toContain('It is large.');
  expect(whyNotBuilt({ code: 'acme', problems: [problem('error', 'One.'), problem('error', 'Two.')] }, '/')[0]).toBe(
    'acme is not served until these 2 problems are fixed:',
  );
});
