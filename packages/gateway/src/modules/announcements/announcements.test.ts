import type { Announcement, Banner } from '@livery/contract/shapes';
import { describe, expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';

const gateway = await openTestGateway();

interface Lists {
  readonly banners: Banner[];
  readonly player: Announcement[];
  readonly popup: Announcement[];
  readonly promotion: Announcement[];
}

async function ask(query: Record<string, string> = {}, merchant = 'ALPHA'): Promise<Lists> {
  const { envelope } = await gateway.call('announcements', {
    merchant,
    query: { types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B', language: 'en', ...query },
  });
  return envelope.value as unknown as Lists;
}

/** The number of games that a place in the lobby lists. */
async function gamesOf(type: string): Promise<number> {
  const platform = 'html5-desktop';
  const { envelope } = await (type === 'HOT'
    ? gateway.call('hotGames', { query: { merchantCode: 'ALPHA', isPlatform: 2, platform, language: 'en' } })
    : gateway.call('gameList', {
        query: {
          clientType: 3,
          platform,
          merchant: 'ALPHA',
          gameType: type,
          pageNo: 1,
          pageSize: 1,
          language: 'en',
          imgSize: '300x400',
          iconType: 'portrait',
        },
      }));
  const { list, total } = envelope.value as { list?: unknown[]; total?: number };
  return list?.length ?? total ?? 0;
}

describe('announcements', () => {
  it('returns every type to every caller, without a token [wire-mcsfe-getlistannouncements, wire-mcsfe-getlistannouncements-token]', async () => {
    const { banners, player, popup, promotion } = await ask();
    const groups = banners.map(({ groupName }) => groupName);
    expect(groups.filter((group) => group === 'w_home').length).toBeGreaterThanOrEqual(4);
    for (const group of ['w_login', 'w_register', 'w_forget', 'w_leftmenu']) expect(groups).toContain(group);
    expect(player).toHaveLength(10);
    expect(popup.length).toBeGreaterThan(0);
    expect(promotion.length).toBeGreaterThanOrEqual(8);
    const refused = await gateway.call('announcements', { query: { types: 'B', platform: 'H5', language: 'en' } });
    expect(refused.status).toBe(400);
  });

  it('returns banners, player, popup and promotion for the notices request [wire-mcsfe-getlistannouncements-notices]', async () => {
    const lists = await ask({ types: 'B,PL,PU,PR' });
    expect(Object.keys(lists).toSorted()).toEqual(['banners', 'player', 'popup', 'promotion']);
    for (const list of Object.values(lists) as unknown[][]) expect(list.length).toBeGreaterThan(0);
  });

  it('omits types that were not requested', async () => {
    const { player, ...others } = await ask({ types: 'PL' });
    expect(player).toHaveLength(10);
    expect(others).toEqual({ banners: [], popup: [], promotion: [] });
    expect((await gateway.call('announcements', { query: { types: 'X', platform: 'W', language: 'en' } })).status).toBe(400);
  });

  it('differ for visitors, members and first logins', async () => {
    const titles = async (execution: string): Promise<string[]> =>
      (await ask({ execution })).popup.map(({ title, execution: code }) => `${code}: ${title}`);
    expect(await titles('B')).toEqual(['B: Welcome to Alpha', 'B: For adults only']);
    expect(await titles('A')).toEqual(['A: Fresh in the lobby', 'A: How is your play?']);
    expect(await titles('F')).toEqual(['F: Your first visit']);
    expect((await ask({ execution: 'F' })).banners).toEqual([]);
  });

  it('links to the safer play page and promises no limits that members cannot set', async () => {
    for (const language of ['en', 'pt']) {
      const { player, popup } = await ask({ execution: 'A', language });
      const entries = [...player, ...popup];
      const about = (id: number) => entries.find((entry) => entry.id === id)?.content;
      expect(about(204)).toContain('<a href="/safer-play">');
      expect(about(304)).toContain('<a href="/safer-play">');
      expect(entries.filter(({ title, content }) => /\blimit/i.test(`${title} ${content}`))).toEqual([]);
    }
  });

  it('use the language and the name of the brand', async () => {
    expect((await ask({ language: 'pt' })).popup[0]?.title).toBe('Boas-vindas ao Alpha');
    expect((await ask({}, 'BETA')).popup[0]?.title).toBe('Welcome to Beta');
  });

  it('link to categories that hold games', async () => {
    const { banners } = await ask();
    const pages = banners.filter(({ linkage }) => linkage.type === 'page');
    expect(pages.length).toBeGreaterThan(0);
    for (const { linkage } of pages) {
      const { pathname, searchParams } = new URL(linkage.target, 'https://alpha.example');
      expect([pathname, [...searchParams.keys()]], linkage.target).toEqual(['/', ['type']]);
      expect(await gamesOf(searchParams.get('type') ?? ''), linkage.target).toBeGreaterThan(0);
    }
  });

  it('name pictures that can be drawn, and games that can be launched', async () => {
    const { banners } = await ask();
    for (const { imageUrl } of banners) expect((await gateway.inject({ method: 'GET', url: imageUrl })).statusCode).toBe(200);
    const games = banners.filter(({ linkage }) => linkage.type === 'game');
    expect(games.length).toBeGreaterThan(0);
    for (const { linkage } of games) {
      const [gameType, vassalage, nodeId] = linkage.target.split('/');
      expect(
        (await gateway.call('launchDemo', { body: { gameType, vassalage, nodeId: Number(nodeId), language: 'en', device: 'WEB' } })).status,
      ).toBe(200);
    }
  });
});
