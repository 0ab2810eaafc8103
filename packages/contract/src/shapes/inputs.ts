import Type from 'typebox';

/**
 * No NUL and no half of a surrogate pair, because a database stores neither. Read with the flag `u`, as JSON Schema
 * says.
 */
const keepable = String.raw`^[^\0\ud800-\udfff]*$`;

/**
 * Text that a caller sends. Every text in a query or body is one of these, an enumeration, or has a narrower pattern.
 */
export const text = (maxLength: number, minLength = 0) => Type.String({ minLength, maxLength, pattern: keepable });

/** The solution of a `humanChallenge`, in base64. */
export const humanVerification = text(4_096);

/** A whole number that a caller sends. It fits a four-byte database integer. */
export const whole = ({ minimum = 0, maximum = 2_147_483_647 } = {}) => Type.Integer({ minimum, maximum });

/** A whole number from 1 that a caller sends, such as an amount or an id. It is a safe integer and fits eight bytes. */
export const longWhole = () => Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** In the brand's time zone. */
export const day = Type.String({ pattern: String.raw`^\d{4}-\d\d-\d\d$` });

/** Both days included, or neither for the whole time. */
export const optionalDays = { from: Type.Optional(day), to: Type.Optional(day) };

/** The language of names. */
export const language = Type.Optional(Type.String({ pattern: '^[a-z]{2}$' }));
