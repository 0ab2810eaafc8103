import { useState } from 'react';
import { useAppSelector } from '../store/app-hooks.ts';
import { selectSessionHosts } from '../facts/site.slice.ts';

/** The address of a picture from the gateway. Relative paths use the session's picture host at the first render. */
export function usePictureAddress(address: string | undefined): string | undefined {
  const known = useAppSelector(selectSessionHosts).images;
  const [host] = useState(known);
  return host === null || address === undefined || !/^\/(?!\/)/.test(address) ? address : `${host}${address}`;
}
