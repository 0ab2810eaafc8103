import { useState } from 'react';
import type { KitStates } from '../kit/kit-states.ts';
import { Pagination } from './Pagination.tsx';

const labels = { nav: 'Pages', previous: 'Previous page', next: 'Next page', page: (page: number) => `Page ${page}` };

function Pages({ start, total, margin, range }: { start: number; total: number; margin?: number; range?: number }) {
  const [page, setPage] = useState(start);
  return (
    <Pagination
      page={page}
      total={total}
      renderLink={(target, { children, ...props }) => (
        <a {...props} href={`#${target}`} onClick={() => setPage(target)}>
          {children}
        </a>
      )}
      labels={labels}
      margin={margin}
      range={range}
    />
  );
}

export const kit: KitStates = {
  title: 'Pagination',
  states: {
    few: () => <Pages start={2} total={3} />,
    many: () => <Pages start={10} total={20} />,
    'five and one': () => <Pages start={10} total={20} margin={1} range={5} />,
    'the last': () => <Pages start={120} total={120} />,
  },
};
