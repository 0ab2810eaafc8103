import Type, { type TSchema } from 'typebox';
import { text, whole } from '../shapes/inputs.ts';

export const closed = { additionalProperties: false };
export const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
export const items = <Item extends TSchema>(item: Item) => Type.Object({ items: Type.Array(item) });
export const rowId = whole({ minimum: 1 });
/** The login name of a member. */
export const account = text(64, 1);
/** The reason for the audit log. */
export const reason = text(300, 1);
/** ISO 8601, in an answer. */
export const instant = Type.String();
/** JPEG in base64. */
export const pictures = Type.Object({ pictures: Type.Array(Type.String()) });
