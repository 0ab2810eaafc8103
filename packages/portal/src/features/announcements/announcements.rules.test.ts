import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { executionsFor, mergeAnnouncements, popupKey, readSeen, targetOf } from './announcements.rules.ts';

const empty = { banners: [], player: [], popup: [], promotion: [] };
const notice = (id: number, title: string) => ({
  id,
  title,
  content: '',
  promotionType: '',
  execution: 'A' as const,
  publishedAt: '2025-01-01T00:00:00Z',
});

describe('executionsFor', () => {
  it('is B for a visitor, A for a member, F and then A for a first login', () => {
    expect(executionsFor({ isMember: false, isFirstLogin: false })).toEqual(['B']);
    expect(executionsFor({ isMember: true, isFirstLogin: false })).toEqual(['A']);
    expect(executionsFor({ isMember: true, isFirstLogin: true })).toEqual(['F', 'A']);
  });
});

describe('mergeAnnouncements', () => {
  it('keeps the first occurrence of each entry of two answers, in order', () => {
    const merged = mergeAnnouncements([
      { ...empty, player: [notice(1, 'first'), notice(2, 'second')] },
      { ...empty, player: [notice(2, 'again'), notice(3, 'third')] },
    ]);
    expect(merged.player.map((entry) => entry.title)).toEqual(['first', 'second', 'third']);
  });

  it('keeps notices, popups and promotions apart [entity-24]', () => {
    const answer = { ...empty, player: [notice(1, 'notice')], popup: [notice(2, 'popup')], promotion: [notice(3, 'promotion')] };
    expect(mergeAnnouncements([answer, empty])).toEqual(answer);
  });
});

describe('the stored list of seen popups', () => {
  it('has a key for each audience', () => {
    expect((['A', 'B', 'F'] as const).map(popupKey)).toEqual(['livery.popup.A', 'livery.popup.B', 'livery.popup.F']);
  });

  it('is read as ids, ignoring anything else', () => {
    expect(readSeen('[3, "4", 5.5, null, 7]')).toEqual([3, 7]);
    expect([null, '', '{', '{"0":1}', '"3"'].map(readSeen)).toEqual([[], [], [], [], []]);
  });
});

describe('targetOf', () => {
  const target = (type: 'none' | 'page' | 'link' | 'game', to: string) => targetOf({ linkage: { type, target: to } });

  it('opens what the linkage type says', () => {
    expect(target('page', '/promotions')).toEqual({ kind: 'page', path: '/promotions' });
    expect(target('link', 'https://news.example/a')).toEqual({ kind: 'link', url: 'https://news.example/a' });
    expect(target('game', 'INHOUSE/HOUSE/27002')).toEqual({
      kind: 'game',
      game: { gameType: 'INHOUSE', vassalage: 'HOUSE', nodeId: 27_002 },
    });
    expect(target('none', '/promotions')).toEqual({ kind: 'none' });
  });

  it('opens nothing if the target does not fit its type', () => {
    const dubious = [
      ['page', '//elsewhere.example'],
      ['page', '/\\elsewhere.example'],
      ['page', '/\t/elsewhere.example'],
      ['page', '/\n\\elsewhere.example'],
      ['page', 'https://elsewhere.example'],
      ['page', 'promotions'],
      ['link', 'http://news.example'],
      ['link', 'javascript:alert(1)'],
      ['link', ''],
      ['game', '27002'],
      ['game', 'INHOUSE/HOUSE/x'],
      ['game', '/INHOUSE/HOUSE/1'],
      ['game', 'INHOUSE/HOUSE/1/2'],
    ] as const;
    for (const [type, to] of dubious) expect(target(type, to)).toEqual({ kind: 'none' });
  });

  it('stays on the site or uses https, for any server text', () => {
    const own = 'https://portal.example';
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      'javascript:',
      'data:',
      'https:',
      'http:',
      '@',
      '\t',
      '\n',
      ' ',
      '.',
      '#',
      '?',
      'a.example',
      '%2f',
      '\u0000',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(fc.oneof(piece, fc.string({ maxLength: 4 }))).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(fc.constantFrom('page' as const, 'link' as const, 'game' as const), text, (type, to) => {
        const found = target(type, to);
        if (found.kind === 'page') expect(new URL(found.path, own).origin).toBe(own);
        if (found.kind === 'link') expect(new URL(found.url).protocol).toBe('https:');
        if (found.kind === 'game') expect(Number.isInteger(found.game.nodeId)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
