import { plainKey, plainName } from './pasted-text.ts';

/** Form fields that contain a number, a code or an address. */
const keys = ['email', 'mobileNum', 'verificationCode', 'affiliateCode', 'recommenderId', 'captcha', 'qqNum', 'idNumber'];
/** Form fields that contain a name: of a person, an account or a place. */
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

/** Normalises the text of a form field for portal and gateway. Other texts and passwords are left unchanged. */
export function readField(field: string, text: string): string {
  if (keys.includes(field)) return plainKey(text);
  return names.includes(field) ? plainName(text) : text.trim();
}
