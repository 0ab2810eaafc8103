import Type from 'typebox';

/** The things that a member's pictures can prove. */
const uploadPurposes = ['withdrawalProof', 'promotionApplication'] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

const uploadId = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });

/** The most pictures for one purpose (specification, section 5). */
export const mostUploads = 3;

/** The pictures that prove one thing, by number. At least one, without duplicates. */
export const UploadIds = Type.Array(uploadId, { minItems: 1, maxItems: mostUploads, uniqueItems: true });

/** A picture that proves nothing yet. `size` is in bytes, `uploadedAt` in ISO 8601. */
const Upload = Type.Object({ uploadId: Type.String(), size: Type.Integer(), uploadedAt: Type.String() });

const query = Type.Object({ purpose: Type.Enum(uploadPurposes) });

export const uploads = {
  uploads: { query, value: Type.Object({ uploads: Type.Array(Upload) }) },
  uploadPicture: { query, body: Type.Unsafe<Uint8Array | Blob>(Type.Unknown()), value: Upload },
  removeUpload: { body: Type.Object({ uploadId }, { additionalProperties: false }), value: Type.Object({}) },
};
