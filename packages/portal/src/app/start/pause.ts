/**
 * Lets the browser paint and handle taps before the next piece of work. A hidden page does neither, and its timers are
 * slow.
 */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else setTimeout(resolve);
  });
}
