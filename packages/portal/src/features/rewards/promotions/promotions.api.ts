import type { BodyOf, Promotion, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/rewards.gen.js';
import { guards as uploadGuards } from '#api/guards/uploads.gen.js';

export interface PromotionsApi {
  postStep(promotionId: number, step: BodyOf<'takePart'>['step']): Promise<Promotion>;
  postClaim(promotionId: number, idempotencyKey: string): Promise<ValueOf<'claimPromotion'>>;
  /** Returns the picture's id for the application. */
  postPicture(picture: Blob): Promise<string>;
  /** Pictures of an application that was never sent. */
  dropPictures(): Promise<void>;
  postApplication(application: BodyOf<'applyForPromotion'>): Promise<Promotion>;
}

const purpose = 'promotionApplication';

export function makePromotionsApi(client: ApiClient): PromotionsApi {
  return {
    postStep: (promotionId, step) => client.call('takePart', guards.takePart, { body: { promotionId, step } }),
    postClaim: (promotionId, idempotencyKey) =>
      client.call('claimPromotion', guards.claimPromotion, { body: { promotionId, idempotencyKey } }),
    postPicture: async (body) => (await client.call('uploadPicture', uploadGuards.uploadPicture, { query: { purpose }, body })).uploadId,
    dropPictures: async () => {
      const { uploads } = await client.call('uploads', uploadGuards.uploads, { query: { purpose } });
      for (const { uploadId } of uploads) await client.call('removeUpload', uploadGuards.removeUpload, { body: { uploadId } });
    },
    postApplication: (body) => client.call('applyForPromotion', guards.applyForPromotion, { body }),
  };
}
