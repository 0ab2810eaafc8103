import { pageNames } from '@livery/brand/public-brand';

const address = '/sw.js';

interface ScriptPolicies {
  createPolicy(name: string, rules: { createScriptURL: (asked: string) => string }): { createScriptURL: (asked: string) => unknown };
}

/** The browser's API. Missing in some private windows. */
export interface WorkerWorld {
  workers: Pick<ServiceWorkerContainer, 'register'> | undefined;
  policies: ScriptPolicies | undefined;
}

export function workerWorld(): WorkerWorld {
  return {
    workers: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
    policies: (window as { trustedTypes?: ScriptPolicies }).trustedTypes,
  };
}

/** Registers the only worker that the policy allows. The site works without it. */
export async function registerServiceWorker({ workers, policies }: WorkerWorld): Promise<void> {
  if (workers === undefined) return;
  try {
    const policy = policies?.createPolicy(pageNames.workerPolicy, {
      createScriptURL(asked) {
        if (asked !== address) throw new TypeError(`No worker is at ${asked}`);
        return asked;
      },
    });
    await workers.register((policy?.createScriptURL(address) ?? address) as string, { scope: '/', updateViaCache: 'none' });
  } catch {
    // Storage is denied or full: nothing is kept, and nothing breaks.
  }
}
