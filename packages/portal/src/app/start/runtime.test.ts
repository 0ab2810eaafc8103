import { expect, test } from 'vitest';
import { selectLogin } from '#features/login/login.slice.ts';
import { aBrand } from '#testing/test-world.ts';
import { createRuntime } from './runtime.ts';

test('a dialog brings its feature, with state and texts, and is the same part before and after', async () => {
  const runtime = await createRuntime(aBrand(), 'en', {});
  const part = runtime.dialog('login');
  await part?.load();
  expect(runtime.dialog('login')).toBe(part);
  expect(selectLogin(runtime.store.getState())).toEqual({ status: 'editing' });
  const { t } = runtime.texts.i18n;
  expect([t('login:login.title'), t('forms:credentials.username')]).toEqual(['Log in', 'Username, phone or email']);
});

test('a dialog of a feature that has not arrived and that nobody fetches for it is not known', async () => {
  const runtime = await createRuntime(aBrand(), 'en', {});
  expect(runtime.dialog('game')).toBeUndefined();
  expect(runtime.dialog('notice')).toBeDefined();
});
