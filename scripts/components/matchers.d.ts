import 'vitest';

declare module 'vitest' {
  interface Matchers {
    /** Holds when axe finds nothing in the element that breaks WCAG 2.2 A or AA. */
    toBeAccessible(): Promise<void>;
  }
}
