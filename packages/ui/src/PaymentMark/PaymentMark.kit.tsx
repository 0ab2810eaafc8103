import { sprinkles } from '../sprinkles.css.ts';
import type { KitStates } from '../kit/kit-states.ts';
import { markDrawings, type PaymentMarkKind } from './mark-drawings.ts';
import { PaymentMark } from './PaymentMark.tsx';

export const kit: KitStates = {
  title: 'PaymentMark',
  states: {
    'every one': () => (
      <div className={sprinkles({ display: 'flex', flexWrap: 'wrap', gap: 4 })}>
        {Object.keys(markDrawings).map((kind) => (
          <PaymentMark key={kind} kind={kind as PaymentMarkKind} />
        ))}
      </div>
    ),
  },
};
