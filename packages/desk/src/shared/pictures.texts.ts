export const picturesTexts = {
  loading: 'Loading the pictures',
  none: 'There is no picture.',
  picture: (place: number) => `Picture ${place}`,
  close: 'Close',
} as const;
