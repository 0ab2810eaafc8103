/** A field of the code: id, length and value (EMV QRCPS). */
const field = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** The text in a PIX QR code (BR Code of the Banco Central do Brasil), for an amount in centavos. */
export function pixCode({ location, amount, reference }: { location: string; amount: number; reference: string }): string {
  const open = [
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix') + field('25', location)),
    field('52', '0000'),
    field('53', '986'),
    field('54', (amount / 100).toFixed(2)),
    field('58', 'BR'),
    field('59', 'SANDBOX PAYMENTS'),
    field('60', 'SAO PAULO'),
    field('62', field('05', reference.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, 25))),
    '6304',
  ].join('');
  return open + checksum(open);
}

/** CRC-16/CCITT-FALSE in four hexadecimal digits. */
export function checksum(text: string): string {
  let rest = 0xffff;
  for (const byte of Buffer.from(text)) {
    rest ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) rest = ((rest & 0x8000) === 0 ? rest << 1 : (rest << 1) ^ 0x1021) & 0xffff;
  }
  return rest.toString(16).toUpperCase().padStart(4, '0');
}
