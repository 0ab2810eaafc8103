/** For tests: what others may call a game, a notice or themselves. */
export const foreignNames = {
  short: 'Ω',
  long: 'W'.repeat(200),
  emoji: '👨‍👩‍👧‍👦🇧🇷🎰'.repeat(20),
  rightToLeft: 'ماكينة الحظ الذهبية في الصحراء الكبيرة',
} as const;
