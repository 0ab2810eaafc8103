import { brands, wear } from 'virtual:wear';
import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Select } from '../Select/Select.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';

const touch = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled });

afterEach(() => touch(false));

const ignore = () => undefined;

test.each(brands)('field text is at least 16 pixels on touch screens, so that no browser zooms in, in %s', async (brand) => {
  wear(brand, 'light');
  await touch(true);
  const { container } = await render(
    <main style={{ fontSize: 14 }}>
      <TextField label="Name" />
      <TextArea label="Message" value="" onChange={ignore} />
      <Select label="Kind" value="a" onChange={ignore} options={[{ value: 'a', label: 'A' }]} />
      <SearchField label="Search" clearLabel="Clear" value="" onChange={ignore} />
      <MoneyField label="Amount" symbol="$" tidy={String} value="" onChange={ignore} />
    </main>,
  );
  expect(matchMedia('(pointer: coarse)').matches).toBe(true);
  const sizes = [...container.querySelectorAll('input, select, textarea')].map((field) =>
    Number.parseFloat(getComputedStyle(field).fontSize),
  );
  expect(sizes).toHaveLength(5);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});
