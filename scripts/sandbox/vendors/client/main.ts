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
  default:
    (await import('./table.ts')).openTable(facts.kind);
}
