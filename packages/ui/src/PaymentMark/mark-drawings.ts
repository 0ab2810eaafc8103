interface Drawing {
  /** The filled shapes. */
  readonly solid: string;
  readonly lines: string;
}

const card = 'M5.5 2.5h21a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-21a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2z';
const stripe = 'M3.5 5.5h25v3h-25z';

/** Our own drawings, on a grid of 32 by 20. They suggest the kind of payment and copy no company's logo. */
export const markDrawings = {
  // A lightning bolt between the corners of a QR code.
  pix: {
    solid: 'M17.5 3.5l-6 7.5h4l-1 5.5 6-7.5h-4z',
    lines:
      'M6 6V3.5a1.5 1.5 0 0 1 1.5-1.5H10M22 2h2.5A1.5 1.5 0 0 1 26 3.5V6M26 14v2.5a1.5 1.5 0 0 1-1.5 1.5H22M10 18H7.5A1.5 1.5 0 0 1 6 16.5V14',
  },
  // A bank: roof, columns, steps.
  bankTransfer: {
    solid: 'M16 1.5 25.5 7h-19z',
    lines: 'M8.5 9.5v5M13.5 9.5v5M18.5 9.5v5M23.5 9.5v5M6.5 17.5h19',
  },
  // A card with a chip.
  debitCard: { solid: 'M7.5 7h5v4h-5z', lines: `${card}M20 14h5M7.5 14h5` },
  // A card with a stripe.
  creditCard: { solid: stripe, lines: `${card}M7.5 13.5h4M21 13.5h3.5` },
  // A card to top up.
  prepaidCard: { solid: 'M7 12.5h6v2H7z', lines: `${card}M21.5 6v6M18.5 9h6` },
  // A purse with its clasp.
  eWallet: {
    solid: 'M22 8.5h5.5v4H22a2 2 0 0 1 0-4z',
    lines: 'M25.5 8.5v-2a2 2 0 0 0-2-2H7a1.5 1.5 0 0 1 0-3h14.5v3M5.5 3v12.5a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-3',
  },
  // A ticket with a torn-off part.
  voucher: {
    solid: 'M14 6.5l1.200 2.400 2.600.4-1.900 1.900.4 2.700-2.300-1.300-2.300 1.300.4-2.700-1.900-1.900 2.600-.4z',
    lines:
      'M5.5 3.5h21a1 1 0 0 1 1 1v3a2.5 2.5 0 0 0 0 5v3a1 1 0 0 1-1 1h-21a1 1 0 0 1-1-1v-3a2.5 2.5 0 0 0 0-5v-3a1 1 0 0 1 1-1zM22 6v1.5M22 9.300v1.400M22 12.5V14',
  },
  // Blocks of a chain.
  crypto: {
    solid: 'M16 5.5l4 2.300v4.400l-4 2.300-4-2.300V7.800z',
    lines: 'M16 1.5l8 4.250v8.5l-8 4.250-8-4.250v-8.5zM16 1.5v4M8 14.250l4-2.050M24 14.250l-4-2.050',
  },
  // A banknote.
  cash: { solid: 'M16 7a3 3 0 1 1 0 6 3 3 0 0 1 0-6z', lines: 'M4.5 4.5h23v11h-23zM8 10h.01M24 10h.01' },
} as const satisfies Record<string, Drawing>;

export type PaymentMarkKind = keyof typeof markDrawings;
