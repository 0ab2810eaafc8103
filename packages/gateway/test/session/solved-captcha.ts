import { createHash, randomUUID } from 'node:crypto';
import type { CaptchaPurpose } from '../../src/modules/verification/verification.schema.ts';
import type { TestGateway } from '../test-gateway.ts';

/** A solved captcha of the merchant, as a form sends it back. */
export async function solvedCaptcha(
  { owner, platform }: TestGateway,
  { purpose = 'login', merchant = 'ALPHA' }: { purpose?: CaptchaPurpose; merchant?: string } = {},
): Promise<{ captchaId: string; captcha: string }> {
  const [captchaId, captcha] = [randomUUID(), 'ACDEF'];
  const row = {
    merchant_id: platform.merchants.byCode(merchant)?.id ?? 0,
    id: captchaId,
    purpose,
    answer_hash: createHash('sha256').update(`${captchaId} ${captcha}`).digest(),
    expires_at: new Date(platform.clock.now().getTime() + 60_000),
  };
  await owner.insertInto('captcha').values(row).execute();
  return { captchaId, captcha };
}
