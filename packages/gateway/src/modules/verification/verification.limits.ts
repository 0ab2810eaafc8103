import { defineLimit, type RateLimit } from '#limits/rate-counter.ts';

const minute = 60_000;

/** Codes to one receiver for all purposes. The lockout after too many lasts five minutes (specification, section 9). */
export const receiverLimit = defineLimit({ scope: 'code-receiver', uses: 5, window: 5 * minute });

/** Codes to one receiver and purpose in a day, so that waiting in between does not help. */
export const receiverDayLimit = defineLimit({ scope: 'code-receiver-day', uses: 10, window: 24 * 60 * minute });

/** Codes to one receiver in a day for all purposes. */
export const receiverTotalLimit = defineLimit({ scope: 'code-receiver-total', uses: 20, window: 24 * 60 * minute });

/** Codes per network. */
export const senderLimit = defineLimit({ scope: 'code-network', uses: 20, window: 5 * minute });

/** Codes per day to one receiver that need no proof of being human. */
export const unprovenReceiverLimit = defineLimit({ scope: 'code-receiver-unproven', uses: 3, window: 24 * 60 * minute });

/**
 * The same for one network. Many people may share one, but the limit can be low because the page makes the proof by
 * itself.
 */
export const unprovenSenderLimit = defineLimit({ scope: 'code-network-unproven', uses: 3, window: 5 * minute });

/** Codes per merchant and day, which limits what strangers can make it spend on messages. */
export const merchantLimit = defineLimit({ scope: 'code-merchant', uses: 20_000, window: 24 * 60 * minute });

/** Guesses at the codes of one receiver and purpose, from all networks. */
export const guessLimit = defineLimit({ scope: 'code-guess', uses: 5, window: 5 * minute });

/** The same per day: 20 guesses a day hit one of a million codes once in 137 years. */
export const guessDayLimit = defineLimit({ scope: 'code-guess-day', uses: 20, window: 24 * 60 * minute });

/** Captchas per network. People retry unreadable ones, and many share an address. */
export const captchaLimit = defineLimit({ scope: 'captcha-network', uses: 60, window: 5 * minute });

/** Pictures per merchant and purpose from all callers, because each is drawn and stored. */
export const captchaMerchantLimit = defineLimit({ scope: 'captcha-merchant', uses: 6_000, window: minute });

export const verificationLimits: readonly RateLimit[] = [
  receiverLimit,
  receiverDayLimit,
  receiverTotalLimit,
  senderLimit,
  unprovenReceiverLimit,
  unprovenSenderLimit,
  merchantLimit,
  guessLimit,
  guessDayLimit,
  captchaLimit,
  captchaMerchantLimit,
];
