import type { ComponentType } from 'react';
import type { Feature } from './feature.ts';

/** What the chunk of a page brings, as the `page` of its `<row>.page.tsx`: what renders it and the features that have to be there before. */
export interface RouteModule {
  features: readonly Feature[];
  Page: ComponentType;
  /** What a page with a frame of its own draws before anybody knows who may see it. */
  Frame?: ComponentType;
}
