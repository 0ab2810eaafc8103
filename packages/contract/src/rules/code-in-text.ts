import { asciiDigits, plainText } from './pasted-text.ts';

/** Digits that are not a code: URLs, times, dates, amounts, phone numbers. */
const others = [
  /(?:https?:\/\/|www\.)\S+|\S+\.\p{L}{2,}\/\S*/giu,
  /\d{1,2}(?::\d{2})+|\d{1,2}h\d{2}/g,
  /\d{1,4}([./-])\d{1,2}\1\d{1,4}/g,
  /\p{Sc} *\d[\d.,]*|\d+(?:\.\d{3})*,\d{2}(?!\d)/gu,
  /\+\d[\d ().-]{6,}|\(\d{2,3}\) *\d[\d -]{6,}|0800[ -]?\d{3}[ -]?\d{4}/g,
];

/** Digits outside words, perhaps grouped by spaces or hyphens. */
const group = /(?<![\p{L}\p{N}])\d+(?:[ -]\d+)*(?![\p{L}\p{N}])/gu;

/** Longer than any message. The rest is ignored. */
const longest = 1_000;

/** As many digits as a phone number with its area code. */
const phoneDigits = 10;

/** The code in a pasted message, or the typed digits: at most as many as a code has. */
export function readCode(text: string, length: number): string {
  const plain = plainText(text.slice(0, longest));
  const found = /\p{L}/u.test(plain) ? codeInMessage(plain, length) : undefined;
  return (found ?? asciiDigits(plain)).slice(0, length);
}

function codeInMessage(text: string, length: number): string | undefined {
  const message = others.reduce((rest, pattern) => rest.replace(pattern, ' · '), text);
  const groups = [...message.matchAll(group)].map(([written]) => written);
  const isCode = (digits: string) => digits.length === length;
  const runs = groups.filter((written) => asciiDigits(written).length < phoneDigits).flatMap((written) => written.split(' '));
  return groups.find(isCode) ?? groups.map(asciiDigits).find(isCode) ?? runs.find(isCode);
}
