export const explanationTexts = {
  title: 'How this amount was reached',
  lead: 'Open a figure to see how it was calculated, down to the counted bets and the agreed terms.',
  show: (name: string) => `Show how “${name}” was calculated`,
  hide: (name: string) => `Hide how “${name}” was calculated`,
  noTier: 'none',
  millionths: (text: string) => `${text} of the smallest unit`,
} as const;
