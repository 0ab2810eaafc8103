import { createAction, type Action } from '@reduxjs/toolkit';
import type { LiveTopic } from '@livery/contract/live-topics';
import type { Balance, MemberInfo, OpenedLogin } from '@livery/contract/shapes';

/**
 * Past events, in the past tense, with as few public facts as possible. Any feature may react. A lazy feature starts
 * from the state and must not rely on having seen an event.
 */
export const loggedIn = createAction<{ account: MemberInfo; firstTimeLogin: boolean }>('events/loggedIn');

/** The gateway opened a session, by any login method. The session feature stores the token and continues. */
export const sessionOpened = createAction<{
  login: OpenedLogin;
  returnTo?: string;
  /** The member wants their username kept on this device. */
  remember?: true;
  /** The session can do nothing before the password is changed. */
  mustChange?: 'default' | 'expired';
}>('events/sessionOpened');

/** The member may now log in with one more provider or phone. */
export const signInLinked = createAction('events/signInLinked');

/** The gateway took a new password. */
export const passwordChanged = createAction('events/passwordChanged');

/** The member has just proven their identity. */
export const identityConfirmed = createAction('events/identityConfirmed');

/** The member ended the session, here or in another tab. */
export const loggedOut = createAction('events/loggedOut');

/** The session may only change the password, but made another call. */
export const passwordChangeRequired = createAction('events/passwordChangeRequired');

/** The gateway no longer knows the token. */
export const sessionExpired = createAction('events/sessionExpired');

/** A visitor who was asked to log in for a game plays its demo instead. */
export const demoChosen = createAction('events/demoChosen');

/** A page became visible, given by its path. */
export const pageShown = createAction<string>('events/pageShown');

/** The gateway has launched a lottery, whose page opens next. */
export const lotteryLaunched = createAction('events/lotteryLaunched');

/** A game that was open has closed. */
export const gameLeft = createAction('events/gameLeft');

/** A game round changed the balance. */
export const roundSettled = createAction('events/roundSettled');

/** The member's balance changed by something other than a round: a transfer, a payment, a reward. */
export const balanceChanged = createAction('events/balanceChanged');

/** The interface language has changed, so language-dependent answers must be read again. */
export const languageChanged = createAction<string>('events/languageChanged');

/** The gateway pushed the balance. */
export const balancePushed = createAction<Balance>('events/balancePushed');

/** The gateway reported a change of a topic, so pages that show it read it again. `reference` names the changed item. */
export const changeTold = createAction<{ topic: LiveTopic; reference: string | null }>('events/changeTold');

/** Whether an action announces a change of one of these topics. */
export function tellsOf(...topics: readonly LiveTopic[]): (action: Action) => action is ReturnType<typeof changeTold> {
  return (action): action is ReturnType<typeof changeTold> => changeTold.match(action) && topics.includes(action.payload.topic);
}
