/** What a game can be heard to do. */
export type Sound = 'press' | 'open' | 'stop' | 'loss' | 'win' | 'bigWin';

/** Hertz, and when a note begins and how long it rings, in seconds. */
type Note = readonly [pitch: number, from: number, length: number];

const sounds: Readonly<Record<Sound, { readonly wave: OscillatorType; readonly volume: number; readonly notes: readonly Note[] }>> = {
  press: { wave: 'triangle', volume: 0.1, notes: [[220, 0, 0.07]] },
  open: { wave: 'sine', volume: 0.12, notes: [[660, 0, 0.1]] },
  stop: { wave: 'triangle', volume: 0.09, notes: [[140, 0, 0.12]] },
  loss: {
    wave: 'sine',
    volume: 0.07,
    notes: [
      [247, 0, 0.14],
      [196, 0.11, 0.22],
    ],
  },
  win: {
    wave: 'triangle',
    volume: 0.13,
    notes: [
      [523, 0, 0.16],
      [659, 0.09, 0.16],
      [784, 0.18, 0.34],
    ],
  },
  bigWin: {
    wave: 'triangle',
    volume: 0.15,
    notes: [
      [523, 0, 0.16],
      [659, 0.09, 0.16],
      [784, 0.18, 0.16],
      [1047, 0.27, 0.2],
      [1319, 0.38, 0.6],
    ],
  },
};

const key = 'livery.sound';

export interface SoundWorld {
  readonly makeContext: () => AudioContext;
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string) => void;
}

/** Off by default, and remembered for all house games. Sounds are synthesized, never fetched. */
export class Sounds {
  readonly #world: SoundWorld;
  #context: AudioContext | null = null;
  #isOn: boolean;

  constructor(world: SoundWorld) {
    this.#world = world;
    this.#isOn = world.read(key) === 'on';
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  /** Turned on, it is heard at once. */
  toggle(): void {
    this.#isOn = !this.#isOn;
    this.#world.write(key, this.#isOn ? 'on' : 'off');
    this.play('win');
  }

  play(sound: Sound): void {
    if (!this.#isOn) return;
    const context = (this.#context ??= this.#world.makeContext());
    // Browsers let a page sound only after a press, which came by now.
    void context.resume();
    const { wave, volume, notes } = sounds[sound];
    for (const note of notes) ring(context, wave, volume, note);
  }
}

function ring(context: AudioContext, wave: OscillatorType, volume: number, [pitch, from, length]: Note): void {
  const start = context.currentTime + from;
  const [tone, gain] = [context.createOscillator(), context.createGain()];
  tone.type = wave;
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}

let shared: Sounds | null = null;

/** The sounds of this page. A browser that keeps nothing for a framed page forgets the choice. */
export function soundsOfPage(): Sounds {
  return (shared ??= new Sounds({
    makeContext: () => new AudioContext(),
    read: (name) => tried(() => localStorage.getItem(name)),
    write: (name, value) => void tried(() => localStorage.setItem(name, value)),
  }));
}

function tried<Value>(act: () => Value): Value | null {
  try {
    return act();
  } catch {
    return null;
  }
}
