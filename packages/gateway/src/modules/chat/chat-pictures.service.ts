import type { BodyOf, ValueOf } from '@livery/contract/shapes';
import type { Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { FileStore } from '#ports/files/file-store.ts';
import { AppError } from '#base/app-error.ts';
import type { RequestContext } from '#http/context.ts';
import { asDocument, inCountedPictureLine } from '../uploads/redraw-picture.action.ts';
import {
  deleteLoosePictures,
  deletePicturesBefore,
  fillPicture,
  findPicture,
  findAskedSince,
  lockPicture,
  reservePicture,
  type Place,
} from './chat-pictures.repo.ts';
import { lockChat } from './chat.repo.ts';
import { chatLimits, count, openedBy, type Caller } from './chat.service.ts';
import type { Call } from '#http/route.ts';

/** Milliseconds to upload an announced picture, and to keep one without a message. */
const [comesWithin, looseFor] = [10 * 60_000, 60 * 60_000];

/** @throws AppError NOT_FOUND, NO_LONGER_OPEN, RATE_LIMITED */
export async function askChatPicture(caller: Call<'askChatPicture'>): Promise<ValueOf<'askChatPicture'>> {
  const { db, merchant, now } = caller;
  const { token, key, place } = caller.body;
  const chat = await openedBy(db, merchant, token);
  if (chat.ended_at !== null) throw new AppError('NO_LONGER_OPEN');
  await count(caller, chatLimits.picture);
  const { id, file } = await reservePicture(db, { merchantId: merchant.id, chatId: chat.id, sender: 'visitor', key, place }, now);
  return { pictureId: id, isThere: file !== null };
}

/**
 * Stores a redrawn picture in the requested place. A picture that is already there is neither decoded nor replaced.
 *
 * @throws AppError IMAGE_REFUSED, NOT_FOUND for a slot that was not reserved recently, NO_LONGER_OPEN, RATE_LIMITED, UNAVAILABLE
 */
export async function sendChatPicture(
  files: FileStore,
  caller: RequestContext,
  pictureId: string,
  body: unknown,
): Promise<ValueOf<'sendChatPicture'>> {
  const { db, merchant, now, transaction } = caller;
  const asked = await findAskedSince(db, merchant.id, pictureId, new Date(now.getTime() - comesWithin));
  if (asked === null) throw new AppError('NOT_FOUND');
  if (asked.file !== null) return { pictureId };
  if (asked.ended_at !== null) throw new AppError('NO_LONGER_OPEN');
  return inCountedPictureLine(caller, body, [], async (redraw) => {
    const content = await redraw(asDocument);
    return transaction(async (trx) => {
      const picture = await lockPicture(trx, merchant.id, pictureId);
      if (picture === null) throw new AppError('NOT_FOUND');
      if ((await lockChat(trx, merchant.id, picture.chat_id))?.ended_at !== null) throw new AppError('NO_LONGER_OPEN');
      if (picture.file === null) {
        const file = await files.put(trx, { merchantId: merchant.id, contentType: 'image/jpeg', content }, now);
        await fillPicture(trx, merchant.id, pictureId, file);
      }
      return { pictureId };
    });
  });
}

/** @throws AppError NOT_FOUND */
export async function readChatPicture(
  files: FileStore,
  { db, merchant }: Caller,
  { token, pictureId }: BodyOf<'chatPicture'>,
): Promise<ValueOf<'chatPicture'>> {
  const chat = await openedBy(db, merchant, token);
  return { content: await contentOf(files, db, { merchantId: merchant.id, chatId: chat.id, pictureId }) };
}

/** A JPEG in base64. @throws AppError NOT_FOUND */
export async function contentOf(
  files: FileStore,
  db: GatewayDatabase,
  { merchantId, chatId, pictureId }: { readonly merchantId: number; readonly chatId: number; readonly pictureId: string },
): Promise<string> {
  const name = await findPicture(db, chatId, pictureId);
  const file = name === null ? null : await files.get(db, merchantId, name);
  if (file === null) throw new AppError('NOT_FOUND');
  return file.content.toString('base64');
}

/** Keeps the desk's picture beside its message. @throws AppError IMAGE_REFUSED */
export async function keepDeskPicture(
  files: FileStore,
  trx: Transaction<Database>,
  place: Omit<Place, 'sender' | 'place'>,
  content: Buffer,
  now: Date,
): Promise<void> {
  const { id } = await reservePicture(trx, { ...place, sender: 'desk', place: 1 }, now);
  const file = await files.put(trx, { merchantId: place.merchantId, contentType: 'image/jpeg', content }, now);
  await fillPicture(trx, place.merchantId, id, file);
}

/** Removes the pictures of deleted chats, with their files. `loose` also removes pictures without a message. */
export async function forgetPictures(
  files: FileStore,
  trx: Transaction<Database>,
  merchantId: number,
  before: Date,
  now: Date,
): Promise<void> {
  const names = [
    ...(await deletePicturesBefore(trx, merchantId, before)),
    ...(await deleteLoosePictures(trx, merchantId, new Date(now.getTime() - looseFor))),
  ];
  for (const name of names) await files.delete(trx, merchantId, name);
}
