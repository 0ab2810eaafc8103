import type { CustomTypeOptions } from 'i18next';

type Texts = CustomTypeOptions['resources'];
type KeysOf<Catalogue> = {
  [Key in keyof Catalogue & string]: Catalogue[Key] extends string ? Key : `${Key}.${KeysOf<Catalogue[Key]>}`;
}[keyof Catalogue & string];

/** A text of any catalogue, `<namespace>:<key>`. */
export type TextKey = { [Namespace in keyof Texts]: `${Namespace}:${KeysOf<Texts[Namespace]>}` }[keyof Texts];

/** Names of pages. */
export type PageName = keyof Texts['common']['pages'];
