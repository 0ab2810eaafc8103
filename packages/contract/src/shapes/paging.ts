import Type, { type TProperties, type TSchema } from 'typebox';
import { whole } from './inputs.ts';

const mostItems = 100;
/** In characters. */
export const longestCursor = 1_024;

/**
 * The query of a list that may grow while it is read: filters and page. `after` is the `next` of the previous page,
 * sent back unchanged with the same filters. Without it the list starts from the beginning. The specification's calls
 * use page numbers.
 */
export const pageQuery = <Filters extends TProperties>(filters: Filters) =>
  Type.Object({
    ...filters,
    after: Type.Optional(Type.String({ maxLength: longestCursor, pattern: '^[A-Za-z0-9_-]+$' })),
    limit: whole({ minimum: 1, maximum: mostItems }),
  });

/** `next` is null on the last page. */
export const page = <Item extends TSchema>(item: Item) =>
  Type.Object({ items: Type.Array(item), next: Type.Union([Type.String(), Type.Null()]) });
