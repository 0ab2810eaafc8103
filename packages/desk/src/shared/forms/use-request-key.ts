import { useRef } from 'react';

/** A key for each different request: the same one sent again has the same key, so that a lost answer and another press do it once. */
export function useRequestKey(): (request: object) => string {
  const last = useRef({ request: '', key: '' });
  return (request) => {
    const text = JSON.stringify(request);
    if (last.current.request !== text) last.current = { request: text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
