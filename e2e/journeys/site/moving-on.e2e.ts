import { Lobby } from '../../page-models/lobby.ts';
import { changeAnswer, holdAnswers, nextCall } from '../../support/calls.ts';
import { expect, test } from '../../support/test.ts';

test('going back and forward and switching the language while a list loads shows the right list in the right language', async ({
  page,
  t,
  textsIn,
  brand,
  site,
  lobby,
}) => {
  const other = brand.languages.supported.find((language) => language !== brand.languages.default) ?? 'en';
  await site.open('/rng');
  await expect(lobby.tiles).toHaveCount(18);
  await changeAnswer(page, 'gameList', (value, { gameType, language }) => ({
    ...value,
    games: value.games.map((game) => ({ ...game, gameName: `${gameType ?? ''} ${language ?? ''} ${game.nodeId}` })),
  }));
  const letGo = await holdAnswers(page, 'gameList');
  for (const type of ['live', 'fish']) {
    const asked = nextCall(page, 'gameList', ({ gameType }) => gameType === type.toUpperCase());
    await lobby.tab(type.toUpperCase()).click();
    await asked;
  }
  await page.goBack();
  await page.goBack();
  await page.goForward();
  await expect(page).toHaveURL(/\/live$/);
  await site.openSideMenu();
  const asked = nextCall(page, 'gameList', ({ gameType, language }) => gameType === 'LIVE' && language === other);
  await site.side.getByRole('combobox', { name: t('common:preferences.language') }).selectOption(other);
  await asked;
  letGo();
  const { tiles } = new Lobby(page, textsIn(other));
  await expect(tiles.first()).toContainText(`LIVE ${other} `);
  for (const tile of await tiles.allInnerTexts()) expect(tile).toContain(`LIVE ${other} `);
});
