import { describe, expect, it } from 'vitest';
import { findPasswordProblem } from '@livery/contract/password-rules';
import { isBreached } from './breached-passwords.rules.ts';

describe('a breached password', () => {
  it.each(['123456', 'password', 'P@ssw0rd', 'Pa$$w0rd', '!QAZ2wsx', 'ZAQ!2wsx', 'senha123', 'ｐａｓｓｗｏｒｄ'])(
    '%s is recognized',
    async (password) => {
      expect(await isBreached(password)).toBe(true);
    },
  );

  it.each(['Password#2026', 'P@ssw0rd!1', '#Dragon-77', 'Secret#2026', 'Flamengo#1'])(
    '%s is recognized as a variation of one',
    async (password) => {
      expect(findPasswordProblem(password)).toBeNull();
      expect(await isBreached(password)).toBe(true);
    },
  );

  it.each(['Livery#2026', 'Maré#alta-2026', 'Dragon#2026-teapot', 'kV7!xq#Lw2', ''])('%j is not recognized', async (password) => {
    expect(await isBreached(password)).toBe(false);
  });
});
