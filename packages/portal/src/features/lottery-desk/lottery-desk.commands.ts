import { createAction } from '@reduxjs/toolkit';

/** A desk became visible. */
export const deskShown = createAction<number>('lotteryDesk/shown');
