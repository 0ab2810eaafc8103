import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Navigation } from '#shared/ports/feature.ts';

export interface NavigationBridge extends Navigation {
  connect(go: Navigation['go']): void;
}

/** Lets sagas navigate. Nothing navigates before the router is mounted. */
export function createNavigationBridge(): NavigationBridge {
  let go: Navigation['go'] = () => undefined;
  return {
    go: (path, options) => go(path, options),
    connect(next) {
      go = next;
    },
  };
}

export function ConnectNavigation({ bridge }: { bridge: NavigationBridge }) {
  const navigate = useNavigate();
  useEffect(() => {
    bridge.connect((path, options) => void navigate(path, options ?? {}));
  }, [bridge, navigate]);
  return null;
}
