import { useEffect } from 'react';

let stakes = 0;

/** From now on money is at stake: the page is not fetched anew by itself. Answers how to say that it is over. */
export function stakeMoney(): () => void {
  stakes += 1;
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    stakes -= 1;
  };
}

/** A call that moves money is under way, or a form or a game of money is open. */
export function isMoneyAtStake(): boolean {
  return stakes > 0;
}

/** For what money is moved with, as long as it is drawn. */
export function useMoneyAtStake(): void {
  useEffect(() => stakeMoney(), []);
}
