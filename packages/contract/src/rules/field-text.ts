import { plainKey, plainName } from './pasted-text.ts';

/** Fields of forms that hold a number, a code or an address. */
const keys = ['email', 'mobileNum', 'verificationCode', 'affiliateCode', 'recommenderId', 'captcha', 'qqNum', 'idNumber'];
/** Fields that hold a name, of a person, an account or a place. */
const names = [
  'username',
  'payeeName',
  'holder',
  'institution',
  'branch',
  'nationality',
  'placeOfBirth',
  'whatsapp',
  'telegram',
  'facebook',
  'line',
  'wechat',
  'zalo',
];

/** Normalises the text of a form field for portal and gateway. Other texts and passwords keep their characters. */
export function readField(field: string, text: string): string {
  if (keys.includes(field)) return plainKey(text);
  return names.includes(field) ? plainName(text) : text.trim();
}
