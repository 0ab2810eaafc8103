// Prints the themes of the brands in this checkout as JSON: code → stylesheet.
import { loadBrands, themeOf } from '@livery/brand';
import { root } from '../root.ts';

const reports = await loadBrands({ root });
const themes = reports.flatMap(({ code, brand }) => (brand === null ? [] : [[code, themeOf(brand).css]]));
process.stdout.write(JSON.stringify(Object.fromEntries(themes)));
