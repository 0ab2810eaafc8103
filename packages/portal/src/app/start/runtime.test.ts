import { expect, test } from 'vitest';
import { selectLogin } from '#features/login/login.slice.ts';
import { aBrand } from '#testing/test-world.ts';
import { createRuntime } from './runtime.ts';

test('a dialog loads its feature with state and texts, and stays the same part', async () => {
  const runtime = await createRuntime(aBrand(), 'en', {});
  const part = runtime.dialog('login');
  await part?.load();
  expect(runtime.dialog('login')).toBe(part);
  expect(selectLogin(runtime.store.getState())).toEqual({ status: 'editing' });
  const { t } = runtime.texts.i18n;
  expect([t('login:login.title'), t('forms:credentials.username')]).toEqual(['Log in', 'Username, phone or email']);
});

test('a dialog of a feature that is not loaded and has no loader is unknown', async () => {
  const runtime = await createRuntime(aBrand(), 'en', {});
  expect(runtime.dialog('game')).toBeUndefined();
  expect(runtime.dialog('notice')).toBeDefined();
});
