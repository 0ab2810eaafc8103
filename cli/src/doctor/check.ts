/** Broken is known to be wrong; unknown could not be found out here, and is no failure. */
export type Verdict = 'fine' | 'broken' | 'unknown';

export interface Finding {
  verdict: Verdict;
  /** The finding, as a sentence. */
  message: string;
  /** What to do; empty when all is well. */
  hint: string;
}

export interface Check {
  /** One word, permanent. */
  name: string;
  /** An error that it throws is an unknown. */
  run: () => Promise<Finding>;
}

export const fine = (message: string): Finding => ({ verdict: 'fine', message, hint: '' });

export const broken = (message: string, hint: string): Finding => ({ verdict: 'broken', message, hint });

export const unknown = (message: string, hint: string): Finding => ({ verdict: 'unknown', message, hint });
