import { memberTypes } from '@livery/contract/member-types';

/** An agent below an agent has its contracts with the upline (readings 53): 41 below the first level, 42 further down. */
export function childTypeOf(parentType: number): number {
  const isOfHouse = parentType === memberTypes.agent || parentType === memberTypes.subAgent;
  return isOfHouse ? memberTypes.affiliate : memberTypes.subAffiliate;
}
