import { Late } from '#shared/lazy/Late.tsx';
import { useRuntime } from '../start/runtime-context.tsx';
import { RouteProgress } from './RouteProgress.tsx';
import type { RouteRow } from './routes.tsx';

/** Shown before the viewer is known: the page's own frame, or else a loading indicator. */
export function PageFrame({ row }: { row: RouteRow }) {
  const { runtime } = useRuntime();
  if (row.layout.isWorkspace !== true) return <RouteProgress />;
  return (
    <Late part={runtime.page(row)} fallback={<RouteProgress />}>
      {({ Frame = RouteProgress }) => <Frame />}
    </Late>
  );
}
