import { useState } from 'react';
import { useAppSelector } from '../store/app-hooks.ts';
import { selectSessionHosts } from '../facts/site.slice.ts';

/** A gateway picture's address. Paths are on the session's picture host known at the first render. */
export function usePictureAddress(address: string | undefined): string | undefined {
  const known = useAppSelector(selectSessionHosts).images;
  const [host] = useState(known);
  return host === null || address === undefined || !/^\/(?!\/)/.test(address) ? address : `${host}${address}`;
}
