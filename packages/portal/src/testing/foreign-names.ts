/** For tests: hostile names of games, notices and members. */
export const foreignNames = {
  short: 'Ω',
  long: 'W'.repeat(200),
  emoji: '👨‍👩‍👧‍👦🇧🇷🎰'.repeat(20),
  rightToLeft: 'ماكينة الحظ الذهبية في الصحراء الكبيرة',
} as const;
