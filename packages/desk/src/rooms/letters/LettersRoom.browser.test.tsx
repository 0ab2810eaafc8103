import { expect, test, vi } from 'vitest';
import type { LetterOrder } from '@livery/contract/control/shapes';
import { renderRoom } from '../../../test/render-room.tsx';
import { LettersRoom } from './LettersRoom.tsx';

test('sends a complete letter to one account, and to everyone only after confirmation', async () => {
  const writeLetter = vi.fn<(order: LetterOrder) => Promise<void>>(async () => {});
  const screen = await renderRoom(LettersRoom, { writeLetter });
  const send = screen.getByRole('button', { name: 'Send it' });
  const write = (name: string, text: string) => screen.getByRole('textbox', { name }).fill(text);
  await send.click();
  await expect.element(screen.getByText('Fill this in.').first()).toBeVisible();
  expect(writeLetter).not.toHaveBeenCalled();
  const fill = async () => {
    await write('Title in English', 'Hello');
    await write('Title in Portuguese', 'Olá');
    await write('Text in English', 'Text');
    await write('Text in Portuguese', 'Texto');
  };
  await fill();
  await write('Account', ' ana ');
  await write('Leads to', 'evil.example');
  await send.click();
  await expect.element(screen.getByText('An address on the site begins with /.')).toBeVisible();
  await write('Leads to', '/promotions');
  await send.click();
  await expect.element(screen.getByText('ana has the letter.')).toBeVisible();
  const letter = { topic: 'news', title: { en: 'Hello', pt: 'Olá' }, body: { en: 'Text', pt: 'Texto' } };
  expect(writeLetter).toHaveBeenLastCalledWith({ ...letter, account: 'ana', link: '/promotions' });
  await screen.getByRole('combobox', { name: 'To' }).selectOptions('All members');
  await fill();
  await send.click();
  expect(writeLetter).toHaveBeenCalledTimes(1);
  await screen.getByRole('dialog').getByRole('button', { name: 'Send it' }).click();
  await expect.element(screen.getByText('The letter is on its way to everyone.')).toBeVisible();
  expect(writeLetter).toHaveBeenLastCalledWith(letter);
});
