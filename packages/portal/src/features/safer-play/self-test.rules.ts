/**
 * The nine questions of the Problem Gambling Severity Index (Ferris and Wynne, 2001), each answered from 0 (never) to 3
 * (almost always).
 */
export const questionCount = 9;
export const answerValues = [0, 1, 2, 3] as const;

export type SelfTestResult = 'none' | 'low' | 'moderate' | 'high';

/** Null until every question is answered. The bands are the index's own: 0, 1 to 2, 3 to 7, 8 and more. */
export function resultOf(answers: readonly (number | null)[]): SelfTestResult | null {
  if (answers.length < questionCount || answers.some((answer) => answer === null)) return null;
  const score = answers.reduce<number>((sum, answer) => sum + (answer ?? 0), 0);
  if (score === 0) return 'none';
  if (score <= 2) return 'low';
  return score <= 7 ? 'moderate' : 'high';
}
