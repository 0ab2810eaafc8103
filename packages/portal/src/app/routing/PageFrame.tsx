import { Late } from '#shared/lazy/Late.tsx';
import { useRuntime } from '../start/runtime-context.tsx';
import { RouteProgress } from './RouteProgress.tsx';
import type { RouteRow } from './routes.tsx';

/** The frame of a page that brings its own, before it is known who may see the page; of any other that it is on its way. */
export function PageFrame({ row }: { row: RouteRow }) {
  const { runtime } = useRuntime();
  if (row.layout.isWorkspace !== true) return <RouteProgress />;
  return (
    <Late part={runtime.page(row)} fallback={<RouteProgress />}>
      {({ Frame = RouteProgress }) => <Frame />}
    </Late>
  );
}
