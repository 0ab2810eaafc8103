import type { KitStates } from '../kit/kit-states.ts';
import { sprinkles } from '../sprinkles.css.ts';
import { Skeleton, SkeletonGroup } from './Skeleton.tsx';

export const kit: KitStates = {
  title: 'Skeleton',
  states: {
    card: () => (
      <SkeletonGroup label="Loading…">
        <div className={sprinkles({ display: 'grid', gap: 3 })}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="long" />
          <Skeleton />
          <Skeleton shape="control" width="short" />
        </div>
      </SkeletonGroup>
    ),
    shapes: () => (
      <SkeletonGroup label="Loading…">
        <div className={sprinkles({ display: 'grid', gap: 3 })}>
          <Skeleton shape="chip" width="short" />
          <Skeleton shape="circle" />
          <Skeleton shape="block" />
        </div>
      </SkeletonGroup>
    ),
  },
};
