import { randomInt } from 'node:crypto';

/** Without characters that are mistaken for others. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
const groups = 4;
const groupLength = 4;

/**
 * A password to be read out or copied once: 92 bits, in groups, with each character class that a new password needs.
 */
export function drawFirstPassword(): string {
  const draw = () => Array.from({ length: groupLength }, () => signs[randomInt(signs.length)]).join('');
  for (;;) {
    const password = Array.from({ length: groups }, draw).join('-');
    if (/[A-Z]/.test(password) && /[a-z]/.test(password) && /\d/.test(password)) return password;
  }
}
