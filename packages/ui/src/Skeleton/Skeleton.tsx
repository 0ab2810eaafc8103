import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /** The shape of the content; `tile` has the brand's picture ratio. */
  shape?: 'text' | 'title' | 'control' | 'chip' | 'circle' | 'tile' | 'block' | undefined;
  width?: 'full' | 'long' | 'half' | 'short' | undefined;
}

/** A placeholder for loading content. It is decoration: `SkeletonGroup` announces what loads. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return <span className={styles.skeleton({ shape, width })} aria-hidden="true" />;
}

export interface SkeletonGroupProps {
  /** What is loading. Announced once. */
  label: string;
  children: ReactNode;
}

export function SkeletonGroup({ label, children }: SkeletonGroupProps) {
  return (
    <div aria-busy="true">
      <output>
        <VisuallyHidden>{label}</VisuallyHidden>
      </output>
      {children}
    </div>
  );
}
