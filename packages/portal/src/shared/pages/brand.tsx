import { createContext, useContext, type ReactNode } from 'react';
import type { PublicBrand } from '@livery/brand/public-brand';

const BrandContext = createContext<PublicBrand | null>(null);

export function BrandProvider({ brand, children }: { brand: PublicBrand; children: ReactNode }) {
  return <BrandContext value={brand}>{children}</BrandContext>;
}

export function useBrand(): PublicBrand {
  const brand = useContext(BrandContext);
  if (brand === null) throw new Error('useBrand needs a BrandProvider above it');
  return brand;
}
