import { expect, it, vi } from 'vitest';
import { registerServiceWorker, type WorkerWorld } from './service-worker.ts';

const register = vi.fn<(address: string | URL, options?: RegistrationOptions) => Promise<ServiceWorkerRegistration>>();

it('registers the site’s worker through a policy that allows no other', async () => {
  let allow: (asked: string) => string = () => '';
  const policies: WorkerWorld['policies'] = {
    createPolicy(name, { createScriptURL }) {
      expect(name).toBe('livery-worker');
      allow = createScriptURL;
      return { createScriptURL: (asked) => `trusted ${createScriptURL(asked)}` };
    },
  };
  await registerServiceWorker({ workers: { register }, policies });
  expect(register).toHaveBeenCalledWith('trusted /sw.js', { scope: '/', updateViaCache: 'none' });
  expect(() => allow('https://elsewhere.example/sw.js')).toThrow('No worker is at');
});

it('works without one where the browser has none or denies it', async () => {
  await registerServiceWorker({ workers: undefined, policies: undefined });
  register.mockRejectedValueOnce(new DOMException('denied', 'SecurityError'));
  await expect(registerServiceWorker({ workers: { register }, policies: undefined })).resolves.toBeUndefined();
});
