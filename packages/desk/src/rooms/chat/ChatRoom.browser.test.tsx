import { expect, test, vi } from 'vitest';
import type { ControlBodyOf } from '@livery/contract/control/shapes';
import { renderRoom } from '../../../test/render-room.tsx';
import { ChatRoom } from './ChatRoom.tsx';

const row = { id: 7, model: 'general', language: 'en', at: '2026-01-01T00:00:00Z', messages: 1, unread: 1, isEnded: false };

test('shows waiting visitors and their messages, and sends an answer once it has text', async () => {
  const said = [{ number: 1, from: 'visitor' as const, text: 'Hello?', pictures: ['p1'], at: row.at }];
  const replyToChat = vi.fn<(reply: ControlBodyOf<'replyToChat'>) => Promise<void>>(async () => {});
  const screen = await renderRoom(
    ChatRoom,
    {
      chats: async () => ({ items: [row] }),
      chat: async () => ({ ...row, said }),
      feedback: async () => ({ items: [{ id: 1, content: 'Nice games', contact: null, at: row.at }] }),
      replyToChat,
    },
    '/?id=7',
  );
  await expect.element(screen.getByText('Hello?')).toBeVisible();
  await expect.element(screen.getByText('1 new')).toBeVisible();
  await expect.element(screen.getByText('Nice games')).toBeVisible();
  const send = screen.getByRole('button', { name: 'Send answer' });
  await send.click();
  expect(replyToChat).not.toHaveBeenCalled();
  await screen.getByRole('textbox', { name: 'Your answer' }).fill(' Good evening ');
  await send.click();
  await expect.element(screen.getByText('The visitor has your answer.')).toBeVisible();
  expect(replyToChat).toHaveBeenCalledWith({ id: 7, text: 'Good evening' });
});

test('shows the pictures of a message, and answers with an accepted type', async () => {
  const said = [{ number: 1, from: 'visitor' as const, text: '', pictures: ['p1'], at: row.at }];
  const replyToChat = vi.fn<(reply: ControlBodyOf<'replyToChat'>) => Promise<void>>(async () => {});
  const chatPicture = vi.fn(async () => ({ pictures: [] }));
  const screen = await renderRoom(
    ChatRoom,
    { chats: async () => ({ items: [row] }), chat: async () => ({ ...row, said }), replyToChat, chatPicture },
    '/?id=7',
  );
  await screen.getByRole('button', { name: 'Picture 1' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Picture of the chat' })).toBeVisible();
  expect(chatPicture).toHaveBeenCalledWith({ id: 7, pictureId: 'p1' });
  await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const field = screen.getByLabelText(/^Picture \(PNG or JPG/);
  const send = screen.getByRole('button', { name: 'Send answer' });
  await field.upload(new File(['GIF89a'], 'a.gif', { type: 'image/gif' }));
  await send.click();
  await expect.element(field).toHaveAccessibleDescription(/Choose a PNG or JPG picture\./);
  expect(replyToChat).not.toHaveBeenCalled();
  await field.upload(new File(['hi'], 'a.png', { type: 'image/png' }));
  await send.click();
  await vi.waitFor(() => expect(replyToChat).toHaveBeenCalledWith({ id: 7, text: '', picture: 'aGk=' }));
});
