import { expect, it } from 'vitest';
import { Sounds } from './sounds.ts';

/** A page whose tones are counted instead of heard. */
function world(kept: Record<string, string> = {}) {
  const pitches: number[] = [];
  let contexts = 0;
  const gain = { gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: () => gain };
  const makeContext = () => {
    contexts += 1;
    const createOscillator = () => {
      const frequency = { value: 0 };
      return { type: 'sine', frequency, connect: () => gain, start: () => void pitches.push(frequency.value), stop() {} };
    };
    const context = { currentTime: 0, destination: {}, resume: async () => {}, createOscillator, createGain: () => gain };
    return context as unknown as AudioContext;
  };
  const read = (key: string) => kept[key] ?? null;
  const write = (key: string, value: string) => void (kept[key] = value);
  return { sounds: new Sounds({ makeContext, read, write }), kept, pitches, contexts: () => contexts };
}

it('is silent until turned on, and then plays at once', () => {
  const { sounds, pitches, contexts } = world();
  sounds.play('press');
  expect([sounds.isOn, pitches, contexts()]).toEqual([false, [], 0]);
  sounds.toggle();
  expect(sounds.isOn).toBe(true);
  expect(pitches).toEqual([523, 659, 784]);
  sounds.play('press');
  expect(pitches).toHaveLength(4);
  expect(contexts()).toBe(1);
});

it('remembers the choice for the next game', () => {
  const { sounds, kept } = world();
  sounds.toggle();
  expect(world(kept).sounds.isOn).toBe(true);
  sounds.toggle();
  expect(world(kept).sounds.isOn).toBe(false);
});

it('plays no tone once it is turned off', () => {
  const { sounds, pitches } = world({ 'livery.sound': 'on' });
  sounds.toggle();
  sounds.play('win');
  expect(pitches).toEqual([]);
});
