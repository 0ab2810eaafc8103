// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
export declare const guards: {
  removeUpload: (value: unknown) => boolean;
  uploadPicture: (value: unknown) => boolean;
  uploads: (value: unknown) => boolean;
};
