import type { ControlRouteName } from '@livery/contract/control/routes';
import type { ControlInputOf, ControlValueOf } from '@livery/contract/control/shapes';

/** Answers of a gateway to some calls. */
export type Answers = { readonly [Name in ControlRouteName]?: (input: ControlInputOf<Name>) => Promise<ControlValueOf<Name>> };
