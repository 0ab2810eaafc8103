import { useLocation } from 'react-router-dom';
import { readLetterId } from '../../inbox-address.rules.ts';
import { LetterList } from '../LetterList/LetterList.tsx';
import { LetterView } from '../LetterView/LetterView.tsx';

/** The messages, or the one that the address opens. */
export function Inbox() {
  const { search } = useLocation();
  const id = readLetterId(search);
  return id === null ? <LetterList /> : <LetterView key={id} id={id} />;
}
