import { facts } from './shell.ts';

switch (facts.kind) {
  case 'book':
    (await import('./book.ts')).openBook();
    break;
  case 'reef':
    (await import('./reef.ts')).openReef();
    break;
  case 'blackjack':
    (await import('./blackjack.ts')).openBlackjack();
    break;
  case 'holdem':
  case 'omaha':
  case 'truco':
  case 'mineiro':
  case 'dominoes':
    (await import('./seats.ts')).openSeats(facts.kind);
    break;
  default:
    (await import('./table.ts')).openTable(facts.kind);
}
