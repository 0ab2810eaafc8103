/** `unknown`: it could not be checked here, which is not a failure. */
export type Verdict = 'fine' | 'broken' | 'unknown';

export interface Finding {
  verdict: Verdict;
  /** The finding, as a sentence. */
  message: string;
  /** The fix. Empty if all is well. */
  hint: string;
}

export interface Check {
  /** One word, permanent. */
  name: string;
  /** A check that throws counts as unknown. */
  run: () => Promise<Finding>;
}

export const fine = (message: string): Finding => ({ verdict: 'fine', message, hint: '' });

export const broken = (message: string, hint: string): Finding => ({ verdict: 'broken', message, hint });

export const unknown = (message: string, hint: string): Finding => ({ verdict: 'unknown', message, hint });
