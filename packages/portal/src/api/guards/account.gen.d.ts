// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
export declare const guards: {
  accountClosing: (value: unknown) => boolean;
  archive: (value: unknown) => boolean;
  changePicture: (value: unknown) => boolean;
  closeAccount: (value: unknown) => boolean;
  confirmContact: (value: unknown) => boolean;
  editProfile: (value: unknown) => boolean;
  endOtherSessions: (value: unknown) => boolean;
  endSession: (value: unknown) => boolean;
  keepSessionAlive: (value: unknown) => boolean;
  memberIcon: (value: unknown) => boolean;
  profile: (value: unknown) => boolean;
  requestArchive: (value: unknown) => boolean;
  sendContactCode: (value: unknown) => boolean;
  sessionLife: (value: unknown) => boolean;
  sessions: (value: unknown) => boolean;
};
