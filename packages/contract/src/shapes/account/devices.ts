import Type from 'typebox';

/** The member's sessions. `device` is the browser's own name, and times are ISO 8601. */
const Session = Type.Object({
  id: Type.String(),
  device: Type.Object({ browser: Type.Union([Type.String(), Type.Null()]), system: Type.Union([Type.String(), Type.Null()]) }),
  /** Of the address, without the part that identifies one household. */
  network: Type.String(),
  startedAt: Type.String(),
  seenAt: Type.String(),
  isThis: Type.Boolean(),
});

const Sessions = Type.Object({ sessions: Type.Array(Session) });

export const devices = {
  sessions: { value: Sessions },
  endSession: {
    body: Type.Object({ id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }) }, { additionalProperties: false }),
    value: Sessions,
  },
  endOtherSessions: { value: Sessions },
};
