import 'vitest';

declare module 'vitest' {
  interface Matchers {
    /** Passes if axe finds no violation of WCAG 2.2 A or AA in the element. */
    toBeAccessible(): Promise<void>;
  }
}
