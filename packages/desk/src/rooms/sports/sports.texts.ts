export const sportsTexts = {
  title: 'Sports',
  lead: (merchant: string) =>
    `Matches that bets of ${merchant}’s members wait for. A result that you force ends the match for everybody, and is kept in the audit log.`,
  loading: 'Asking the sandbox',
  noSandbox: 'No sandbox takes your word here: results come from the sportsbook alone.',
  empty: 'No bet waits for a match.',
  list: 'Matches with open bets',
  live: 'Live',
  coming: (at: string) => `Starts ${at}`,
  waiting: (bets: number, staked: string) => `${bets === 1 ? '1 bet' : `${bets} bets`}, ${staked} staked`,
  match: (home: string, away: string) => `${home} – ${away}`,
  end: 'Force a result',
  callOff: 'Call off',
  acting: 'Working',
  result: {
    title: (match: string) => `How does ${match} end?`,
    texts: { cancel: 'Cancel', save: 'End and settle', saving: 'Working' },
    points: (side: string) => `Points of ${side}`,
    reason: 'Reason',
    reasonMissing: 'Say why.',
    wrong: 'A whole number from 0 to 1000.',
    tie: 'This match cannot end in a tie.',
  },
  void: {
    title: (match: string) => `Call off ${match}?`,
    hint: 'Stakes on it go back to the members. For the audit log.',
    submit: 'Call it off',
  },
  ended: (settled: number) =>
    settled === 1 ? 'The match has ended: 1 bet waited for it.' : `The match has ended: ${settled} bets waited for it.`,
  calledOff: (settled: number) => (settled === 1 ? 'Called off: 1 bet goes back.' : `Called off: ${settled} bets go back.`),
} as const;
