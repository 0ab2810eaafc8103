import { put, select } from 'typed-redux-saga';
import { messageShown } from '../facts/messages.slice.ts';
import { selectAccount } from '../facts/viewer.slice.ts';
import type { TextKey } from '../texts/text-keys.ts';

/** Shows a toast with the amount won, as `{{amount}}` of the text. Of several in a row, the last one stays visible. */
export function* sayPaid(text: TextKey, amount: number) {
  const unit = (yield* select(selectAccount))?.currency ?? 'BRL';
  yield* put(messageShown({ key: 'paid', tone: 'positive', text, amounts: { amount: { amount, unit } } }));
}
