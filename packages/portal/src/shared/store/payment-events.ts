import { createAction } from '@reduxjs/toolkit';

/** The member has a payment password now, the first one or another. */
export const paymentPasswordSet = createAction('events/paymentPasswordSet');
