import { useRef } from 'react';

/**
 * One key per distinct request. A repeated request has the same key, so a lost answer or a second press acts only once.
 */
export function useRequestKey(): (request: object) => string {
  const last = useRef({ request: '', key: '' });
  return (request) => {
    const text = JSON.stringify(request);
    if (last.current.request !== text) last.current = { request: text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
