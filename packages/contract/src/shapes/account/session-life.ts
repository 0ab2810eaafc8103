import Type from 'typebox';

/**
 * When the session ends if unused, when it ends in any case, and the time of the answer, all in milliseconds since the
 * epoch by the gateway's clock.
 */
const SessionLife = Type.Object({ serverTime: Type.Integer(), idleEnd: Type.Integer(), finalEnd: Type.Integer() });

export const sessionLife = {
  sessionLife: { value: SessionLife },
  keepSessionAlive: { value: SessionLife },
};
