import type { ComponentType } from 'react';
import type { Feature } from './feature.ts';

/** A page chunk's export, the `page` of its `<row>.page.tsx`: its renderer and required features. */
export interface RouteModule {
  features: readonly Feature[];
  Page: ComponentType;
  /** The content of a page with its own frame before the viewer is known. */
  Frame?: ComponentType;
}
