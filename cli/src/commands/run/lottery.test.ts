import { describe, expect, it } from 'vitest';
import { Project } from '../../testing/project.ts';

interface Document {
  version: number;
  odds: { play: string; oddsClass: string; odds: number; realReturn: number; fault: string | null }[];
}

describe('livery lottery prove', () => {
  it('prints the chance, fair odds, odds and real return of each play', async () => {
    using project = new Project();
    const { code, stdout, stderr } = await project.run(['lottery', 'prove', '--kind', 'LF']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^LF +outcome +chance +fair +odds +return$/m);
    expect(stdout).toMatch(/^three-both +both +5\.4 % +18\.5185 +18\.14 +97\.95 %$/m);
    expect(stderr).toContain('56 odds hold: none returns more than 98 %, and none less than 85 %.');
  });

  it('accepts the prize group and the rule for a push', async () => {
    using project = new Project();
    const oddsOf = async (...args: string[]) => {
      const { stdout } = await project.run(['lottery', 'prove', '--kind', 'LHC', '--json', ...args]);
      return (JSON.parse(stdout) as Document).odds.find(({ play }) => play === 'special-sides')?.odds;
    };
    expect([await oddsOf(), await oddsOf('--prize-group', '1940'), await oddsOf('--push', 'lost')]).toEqual([195, 193, 200]);
  });

  it('exits with 1 and names a play that returns less than the law allows', async () => {
    using project = new Project();
    const args = ['lottery', 'prove', '--kind', 'LF', '--prize-group', '1701'];
    const { code, stdout, stderr } = await project.run(args);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^span +4 .* 84\.96 % +✗ pays too little$/m);
    expect(stderr).toContain('More: livery help OddsRefused');
    const found = await project.run([...args, '--json']);
    expect(found.code).toBe(1);
    const { odds } = JSON.parse(found.stdout) as Document;
    expect(odds.filter(({ fault }) => fault !== null).every(({ realReturn }) => realReturn < 8500)).toBe(true);
    expect((await project.run([...args, '--least', '84.5'])).code).toBe(0);
  });

  it.each([
    [['--prize-group', '2001'], 'A prize group is a whole number from 1 to 2000.'],
    [['--prize-group', '19.5'], 'A prize group is a whole number from 1 to 2000.'],
    [['--least', '101'], 'A return is a percentage from 0 to 100'],
    [['--kind', 'KENO'], 'SSC'],
  ])('refuses %j', async (args, why) => {
    using project = new Project();
    const { code, stderr } = await project.run(['lottery', 'prove', ...args]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(why)]);
  });
});
