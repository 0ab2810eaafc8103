import { expect, test } from 'vitest';
import { pixKeyKindsOf } from './pix-key.ts';

test.each([
  ['marina@mail.example', ['email']],
  [' 529.982.247-25 ', ['cpf']],
  ['52998224725', ['cpf', 'phone']],
  ['(52) 99822-4725', ['phone']],
  ['+5521987650930', ['phone']],
  ['21 98765-0930', ['phone']],
  ['2134567890', ['phone']],
  ['01234567890', ['cpf']],
  ['123e4567-e89b-12d3-a456-426655440000', ['random']],
  ['123E4567-E89B-12D3-A456-426655440000', ['random']],
  ['529.982.247-26', ['phone']],
  ['111.111.111-11', ['phone']],
  ['12345', []],
  ['marina', []],
  ['', []],
])('the possible kinds of %j', (typed, kinds) => {
  expect(pixKeyKindsOf(typed)).toEqual(kinds);
});
