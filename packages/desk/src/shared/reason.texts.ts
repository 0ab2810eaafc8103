export const reasonTexts = {
  label: 'Reason',
  missing: 'Enter a reason.',
  left: (count: number) => `${count} left`,
  over: (count: number) => `${count} too many`,
  acting: 'Working',
  cancel: 'Cancel',
} as const;
