import Type from 'typebox';
import { text } from '../inputs.ts';

const Instant = Type.Union([Type.String(), Type.Null()]);

/**
 * The archive of a member's data; times are ISO 8601. `files` are its parts, with sizes in bytes, available until
 * `until`. Another archive can be ordered from `nextAt` on, or at once if that is null.
 */
const Archive = Type.Object({
  state: Type.Enum(['none', 'preparing', 'ready', 'failed']),
  askedAt: Instant,
  until: Instant,
  nextAt: Instant,
  files: Type.Array(Type.Integer()),
});

/**
 * Reasons against closing an account: money that is left or on its way. `amount` is in minor units, 0 if the reason has
 * none.
 */
const Blocker = Type.Object({
  kind: Type.Enum(['balance', 'commission', 'bonus', 'vendor', 'withdrawal', 'deposit', 'bet', 'team']),
  amount: Type.Integer(),
});

/** `days` until everything is erased that the law does not require us to keep. */
const Closing = Type.Object({
  blockers: Type.Array(Blocker),
  currency: Type.String(),
  hasPassword: Type.Boolean(),
  days: Type.Integer(),
});

export const leaving = {
  archive: { value: Archive },
  requestArchive: { value: Archive },
  archiveFile: { query: Type.Object({ part: Type.Integer({ minimum: 1, maximum: 999 }) }) },
  accountClosing: { value: Closing },
  closeAccount: { body: Type.Object({ password: text(128) }, { additionalProperties: false }), value: Type.Object({}) },
};
