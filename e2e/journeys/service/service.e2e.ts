import { deskChat } from '../../support/desk-chat.ts';
import { expect, test } from '../../support/test.ts';

test(
  'a visitor chats with customer service, and the chat survives a reload [modal-09, side-05, misc-07]',
  { tag: '@control' },
  async ({ page, context, brand, t, site }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await site.openAtRest();
    const entry = page.locator('#side-menu').getByRole('link', { name: t('common:navigation.customerService') });
    const opened = context.waitForEvent('page');
    await entry.click();
    const chat = await opened;
    const write = chat.getByRole('textbox', { name: t('service:chat.write') });
    await expect(write).toBeVisible();
    await expect(chat.locator('#root[data-prerendered]')).toHaveCount(0);
    expect(await chat.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([440, 750]);
    const said = `Anybody there? ${crypto.randomUUID()}`;
    await write.fill(said);
    await write.press('Enter');
    const messages = chat.getByRole('list', { name: t('service:chat.messages') });
    await expect(messages).toContainText(said);
    await expect(chat.getByText(t('service:chat.sending'), { exact: true })).toHaveCount(0);
    await deskChat(brand.code).answer(said, 'Good evening!');
    await expect(messages).toContainText('Good evening!');
    await chat.reload();
    await expect(messages).toContainText(said);
    await expect(messages).toContainText('Good evening!');
  },
);
