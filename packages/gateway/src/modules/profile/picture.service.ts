import type { MemberPicture } from '@livery/contract/shapes';
import { drawAvatar } from '@livery/art/avatar';
import { inCountedPictureLine } from '../uploads/redraw-picture.action.ts';
import { keyOf } from '#base/member-key.ts';
import type { MembersCall } from './profile.service.ts';
import { findPicture, keepPicture, lockMember } from './profile.repo.ts';
import type { Platform } from '#base/platform.ts';
import type { MemberCall } from '#http/route.ts';

/** The side length of the stored picture, in pixels. */
const side = 256;

/** The member's own picture, or one drawn for the account. */
export async function readPicture({ db, merchant, member }: MembersCall, { files }: Platform): Promise<MemberPicture> {
  const name = await findPicture(db, keyOf({ merchant, member }));
  const file = name === null ? null : await files.get(db, merchant.id, name);
  if (file === null)
    return { contentType: 'image/svg+xml', image: Buffer.from(drawAvatar({ seed: `member-${member.id}` })).toString('base64') };
  return { contentType: 'image/png', image: file.content.toString('base64') };
}

/**
 * Replaces the member's picture. It is redrawn, so only its pixels are kept.
 *
 * @throws AppError IMAGE_REFUSED for other formats than PNG and JPEG, broken files and too many pixels; RATE_LIMITED, UNAVAILABLE
 */
export async function changePicture(call: MemberCall<'changePicture'>, { files }: Platform): Promise<MemberPicture> {
  const { merchant, now } = call;
  const key = keyOf(call);
  return inCountedPictureLine(call, call.body, [], async (redraw) => {
    const drawn = await redraw((picture) => picture.resize(side, side, { fit: 'cover' }).png({ palette: true, quality: 90 }));
    await call.transaction(async (trx) => {
      await lockMember(trx, key);
      const before = await findPicture(trx, key);
      await keepPicture(trx, key, await files.put(trx, { merchantId: merchant.id, contentType: 'image/png', content: drawn }, now));
      if (before !== null) await files.delete(trx, merchant.id, before);
    });
    return { contentType: 'image/png', image: drawn.toString('base64') };
  });
}
