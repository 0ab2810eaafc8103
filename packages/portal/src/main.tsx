import { startTransition, type ReactNode } from 'react';
import type { PublicBrand } from '@livery/brand/public-brand';
import '@livery/ui/reset.css';
import { bootPortal } from './app/start/boot.tsx';
import { readInlined } from './app/start/inlined.ts';
import { createRoot, hydrateRoot, type Root } from './app/start/react-root.ts';

// No top-level await, because a route's chunk imports this one and would wait for it forever.
void start();

async function start(): Promise<void> {
  const brand = readInlined<PublicBrand>('livery-brand');
  const overrides = readInlined<Record<string, Record<string, never>>>('livery-texts') ?? {};
  const root = document.getElementById('root');
  if (brand === null || root === null) throw new Error('The page carries no brand or no root');

  const { render, onBrandEdited } = await bootPortal(brand, overrides);
  const view = render(brand);
  // In a transition React hydrates the page in slices, so that taps are handled in between.
  startTransition(() => {
    const mounted = root.hasAttribute('data-prerendered') ? hydrateRoot(root, view) : freshRoot(root, view);
    if (import.meta.env.DEV) onBrandEdited((edited) => mounted.render(render(edited)));
  });
}

function freshRoot(container: HTMLElement, view: ReactNode): Root {
  const root = createRoot(container);
  root.render(view);
  return root;
}
