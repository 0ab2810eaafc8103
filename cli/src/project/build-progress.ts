import type { BuildEvent } from '@livery/builder';
import type { Progress } from '../terminal/progress.ts';

const steps = { compile: 'Compiling the portal', compress: 'Compressing the portal' } as const;

/** Shows a build's reports. */
export function buildProgress(onProgress: Progress): (event: BuildEvent) => void {
  return (event) => {
    if (event.step === 'brand') onProgress(`${event.brand.code} ${event.brand.status}`, { done: event.done, of: event.of });
    else if (event.step !== 'core') onProgress(steps[event.step]);
  };
}
