import { useState } from 'react';
import { useAppSelector } from '../store/app-hooks.ts';
import { selectSessionHosts } from '../facts/site.slice.ts';

/** Where a picture of the gateway is fetched: a path is on the session's host for pictures, as known when it was first rendered. */
export function usePictureAddress(address: string | undefined): string | undefined {
  const known = useAppSelector(selectSessionHosts).images;
  const [host] = useState(known);
  return host === null || address === undefined || !/^\/(?!\/)/.test(address) ? address : `${host}${address}`;
}
