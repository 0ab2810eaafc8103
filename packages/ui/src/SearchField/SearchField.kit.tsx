import { useState } from 'react';
import type { KitStates } from '../kit/kit-states.ts';
import { SearchField } from './SearchField.tsx';

function Own({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return <SearchField label="Search games" clearLabel="Clear the search" value={value} onChange={setValue} />;
}

export const kit: KitStates = {
  title: 'SearchField',
  states: { empty: () => <Own start="" />, filled: () => <Own start="tiger" /> },
};
