import { expect, test } from '../../support/test.ts';

const spinPath = '/slot/api/spin';

test(
  'a round without an answer is retried with its key until settled, and staked once',
  { tag: '@control' },
  async ({ page, faults, expectedErrors, site, lobby, popup }) => {
    test.slow();
    expectedErrors.push(/502|503/);
    const check = popup.game.getByRole('button', { name: /^(Check|Conferir)$/ });
    const told = popup.game.locator('.plate');
    const keys: unknown[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === spinPath) keys.push((request.postDataJSON() as { idempotencyKey: string }).idempotencyKey);
    });
    await site.openAs('marina', '/?type=INHOUSE');
    await lobby.play(lobby.tiles.first()).click();
    await popup.started();
    const [before, stake] = [await popup.balance(), await popup.stake()];

    await faults.add({ path: spinPath, drop: true, count: 1 });
    await faults.add({ path: spinPath, code: 'UNAVAILABLE' });
    await popup.spin.click();
    await expect(told).toHaveText(/^(Checking your round|Conferindo sua rodada)…$/);
    await expect(check).toHaveAttribute('aria-disabled', 'false');
    await expect(told).toHaveText(/^(No answer yet|Sem resposta ainda)/);
    await expect(popup.game.locator('.step:enabled')).toHaveCount(0);
    expect(await popup.balance()).toBe(before);

    await faults.clear();
    await check.click();
    await popup.settled();
    expect(await popup.balance()).toBe(before - stake + (await popup.lastWin()));
    expect(keys.length).toBeGreaterThan(3);
    expect(new Set(keys).size).toBe(1);
    await expect.poll(() => site.amount(), { message: 'the header follows the round' }).toBe(await popup.balance());
  },
);
