import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { plainText } from '@livery/contract/pasted-text';
import type { ValueOf } from '@livery/contract/shapes';
import { captchaSigns, drawCaptcha } from '@livery/art/captcha';
import { AppError } from '#base/app-error.ts';
import type { RequestContext } from '#http/context.ts';
import { networkOf } from '#base/network.ts';
import { countUses, findWait, refuseFor, type Use } from '#limits/rate-counter.ts';
import { sharp } from '#base/sharp.ts';
import { WorkQueue } from '#limits/work-queue.ts';
import { insertCaptcha, takeCaptcha } from './captcha.repo.ts';
import { captchaLimit, captchaMerchantLimit } from './verification.limits.ts';
import type { CaptchaPurpose } from './verification.schema.ts';

const signs = 5;
const life = 2 * 60_000;

/** A picture takes a few milliseconds to draw, so a burst of requests waits, or is refused. */
const drawingQueue = new WorkQueue({ atOnce: 1, waiting: 32 });

/**
 * Draws a picture of letters for a person to read, for one try within two minutes. Only a hash of its text is stored.
 *
 * @throws AppError RATE_LIMITED, UNAVAILABLE
 */
export async function offerCaptcha(call: RequestContext, purpose: CaptchaPurpose): Promise<ValueOf<'captcha'>> {
  const { merchant, db, now, ip, signal } = call;
  const uses: Use[] = [
    { merchantId: merchant.id, limit: captchaMerchantLimit, subject: purpose },
    { merchantId: merchant.id, limit: captchaLimit, subject: networkOf(ip) },
  ];
  // A caller over a limit causes no write.
  refuseFor(await findWait(db, uses, now));
  return drawingQueue.admit(async (place) => {
    const text = Array.from({ length: signs }, () => captchaSigns[randomInt(captchaSigns.length)]).join('');
    const captchaId = randomBytes(16).toString('base64url');
    const kept = { id: captchaId, purpose, answerHash: hashOf(captchaId, text), expiresAt: new Date(now.getTime() + life) };
    const wait = await call.transaction(async (trx) => {
      const seconds = await countUses(trx, uses, now);
      if (seconds === 0) await insertCaptcha(trx, merchant.id, kept);
      return seconds;
    });
    refuseFor(wait);
    const image = await place.inTurn(() => rasterise(drawCaptcha(text, randomBytes(16).toString('hex'))));
    return { captchaId, image: image.toString('base64') };
  }, signal);
}

/** A captcha's answer from a form. */
export interface CaptchaAnswer {
  readonly captchaId?: string | undefined;
  readonly captcha?: string | undefined;
}

/**
 * Uses up the one attempt at a picture, whether right or wrong. A wrong answer needs another picture.
 *
 * @throws AppError CAPTCHA_REQUIRED without a captcha, CAPTCHA_INVALID; the portal shows a captcha for both
 */
export async function spendCaptcha(
  { merchant, now, transaction }: RequestContext,
  { purpose, captchaId = '', captcha = '' }: CaptchaAnswer & { readonly purpose: CaptchaPurpose },
): Promise<void> {
  const typed = plainText(captcha).replaceAll(' ', '').toUpperCase();
  if (typed === '' || captchaId === '') throw new AppError('CAPTCHA_REQUIRED', { captcha: true });
  const taken = await transaction((trx) => takeCaptcha(trx, merchant.id, captchaId));
  const isRight =
    taken !== undefined &&
    taken.purpose === purpose &&
    taken.expires_at > now &&
    timingSafeEqual(taken.answer_hash, hashOf(captchaId, typed));
  if (!isRight) throw new AppError('CAPTCHA_INVALID', { captcha: true });
}

function hashOf(captchaId: string, text: string): Buffer {
  return createHash('sha256').update(`${captchaId} ${text}`).digest();
}

function rasterise(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 8, effort: 1 }).toBuffer();
}
