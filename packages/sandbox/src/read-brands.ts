import { loadBrands, type BrandReport, type Catalogues } from '@livery/brand';

/** Every brand of the repository, read and checked; `BRANDS=a,b` keeps only those. */
export async function brandsOf(root: string, catalogues: Promise<Catalogues>): Promise<BrandReport[]> {
  const codes = process.env['BRANDS']?.split(',').filter((code) => code !== '');
  return loadBrands({ root, catalogues: await catalogues, ...(codes === undefined ? {} : { codes }) });
}
