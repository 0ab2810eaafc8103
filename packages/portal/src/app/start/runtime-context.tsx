import { createContext, useContext } from 'react';
import type { Runtime } from './runtime.ts';

/** `switchLanguage` moves the page to its address in another language, without a reload. */
export interface RuntimeContextValue {
  runtime: Runtime;
  switchLanguage: (language: string) => void;
}

export const RuntimeContext = createContext<RuntimeContextValue | null>(null);

export function useRuntime(): RuntimeContextValue {
  const value = useContext(RuntimeContext);
  if (value === null) throw new Error('useRuntime needs the App above it');
  return value;
}
