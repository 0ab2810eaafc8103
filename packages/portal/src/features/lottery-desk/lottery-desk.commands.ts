import { createAction } from '@reduxjs/toolkit';

/** A desk came into sight. */
export const deskShown = createAction<number>('lotteryDesk/shown');
