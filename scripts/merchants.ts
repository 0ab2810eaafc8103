import { loadBrands, type BrandReport, type Catalogues, type ResolvedBrand } from '@livery/brand';
import type { MerchantSeed } from '@livery/gateway';

/** Every brand of the repository, read and checked; `BRANDS=a,b` keeps only those. */
export async function brandsOf(root: string, catalogues: Promise<Catalogues>): Promise<BrandReport[]> {
  const codes = process.env['BRANDS']?.split(',').filter((code) => code !== '');
  return loadBrands({ root, catalogues: await catalogues, ...(codes === undefined ? {} : { codes }) });
}

/** What the gateway is told of a brand. */
export function merchantOf(brand: ResolvedBrand): MerchantSeed {
  return {
    brand: brand.code,
    merchantCode: brand.merchantCode,
    name: brand.identity.name,
    hosts: [...brand.hosts],
    currency: brand.format.currency,
    languages: [...brand.languages.supported],
    timeZone: brand.format.timeZone,
  };
}
