import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deskChat } from '../../support/desk-chat.ts';
import { expect, test } from '../../support/test.ts';

const picture = readFileSync(path.join(import.meta.dirname, '../../../docs/brands.png'));

test('a visitor and the desk exchange pictures, which survive a reload', { tag: '@control' }, async ({ page, brand, t }) => {
  await page.goto('/service/chat');
  const write = page.getByRole('textbox', { name: t('service:chat.write') });
  await expect(write).toBeVisible();
  const field = page.locator('input[type=file]');
  await field.setInputFiles({ name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
  await expect(page.getByRole('alert').first()).toBeVisible();
  await field.setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: picture });
  const said = `Look at this ${crypto.randomUUID()}`;
  await write.fill(said);
  await write.press('Enter');
  const messages = page.getByRole('list', { name: t('service:chat.messages') });
  await expect(messages.getByRole('img')).toHaveCount(1);
  await deskChat(brand.code).answer(said, 'So it is.', picture);
  await expect(messages.getByRole('img')).toHaveCount(2);
  await page.reload();
  await expect(messages.getByRole('img')).toHaveCount(2);
});
