import Type, { type Static } from 'typebox';
import { text } from '../shapes/inputs.ts';

/** Whether a vendor takes and gives members’ money at a merchant. */
export const VendorWalletSwitch = Type.Object({ vendor: text(32, 1), isOpen: Type.Boolean() }, { additionalProperties: false });
export type VendorWalletSwitch = Static<typeof VendorWalletSwitch>;
