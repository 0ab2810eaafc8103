import { describe, expect, it } from 'vitest';
import { codeIn, partsOf } from './message-text.ts';

describe('a message', () => {
  it('shows addresses as links without the trailing full stop, and loses no text', () => {
    const content = 'Go to https://a.example/reset?t=1. Or http://b.example, then\nwrite javascript:alert(1) to us.';
    const parts = partsOf(content);
    expect(parts.map(({ text }) => text).join('')).toBe(content);
    expect(parts.flatMap(({ href }) => href ?? [])).toEqual(['https://a.example/reset?t=1', 'http://b.example']);
  });

  it('finds a code if exactly one number has the length of a code', () => {
    expect(codeIn('Your code is 482913. It works for 10 minutes.')).toBe('482913');
    expect(codeIn('482913 is your code, use 482913 soon')).toBe('482913');
    for (const none of ['Hello', 'From 10.0.0.1', 'At 2026-11-22 20:15', 'Call +551198765', '123456 or 654321', 'https://a.example/1234/x'])
      expect(codeIn(none), none).toBeNull();
  });
});
