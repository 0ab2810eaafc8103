import { loadBrands, type BrandReport, type ResolvedBrand } from '@livery/brand';
import { loadTexts } from '@livery/builder';
import { refusalOf } from '@livery/cli/merchants';

/** A brand without errors, for which the reference gateway can answer. */
export interface ServedBrand extends BrandReport {
  readonly brand: ResolvedBrand;
}

/** Every brand of the repository, read and checked. `BRANDS=a,b` keeps only those. */
export async function readBrands(root: string): Promise<{ served: ServedBrand[]; refused: BrandReport[] }> {
  const codes = process.env['BRANDS']?.split(',').filter((code) => code !== '');
  const reports = await loadBrands({ root, ...(await loadTexts(root)), ...(codes === undefined ? {} : { codes }) });
  return { served: reports.filter(isServed), refused: reports.filter((report) => !isServed(report)) };
}

function isServed(report: BrandReport): report is ServedBrand {
  return refusalOf(report) === null;
}
