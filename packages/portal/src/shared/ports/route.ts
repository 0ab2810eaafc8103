import type { ComponentType } from 'react';
import type { Feature } from './feature.ts';

/** The export `page` of a page's chunk, `<row>.page.tsx`: its renderer and the features it needs. */
export interface RouteModule {
  features: readonly Feature[];
  Page: ComponentType;
  /** What a page with its own frame shows before the viewer is known. */
  Frame?: ComponentType;
}
