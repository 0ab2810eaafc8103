// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const shape1 = (v) => isRecord(v);
const shape2 = (v) => isRecord(v) && isText(v.uploadId) && isWhole(v.size) && isText(v.uploadedAt);
const shape3 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape2))(v.uploads);

export const guards = {
  removeUpload: shape1,
  uploadPicture: shape2,
  uploads: shape3,
};
