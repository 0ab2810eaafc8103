import fc from 'fast-check';
import { expect, it } from 'vitest';
import { kitAddress, kitChoices, readKitAddress } from './kit-address.ts';

it('gives every state an address that reads back to it', () => {
  const name = fc.option(fc.string({ minLength: 1 }).filter((text) => !/[\uD800-\uDFFF]/.test(text)));
  const view = fc.record({
    theme: fc.constantFrom(...kitChoices.theme),
    contrast: fc.constantFrom(...kitChoices.contrast),
    motion: fc.constantFrom(...kitChoices.motion),
    text: fc.constantFrom(...kitChoices.text),
    direction: fc.constantFrom(...kitChoices.direction),
  });
  fc.assert(
    fc.property(name, name, view, (title, state, choices) => {
      const address = { title: title === null ? null : `K${title}`, state: title === null ? null : state, view: choices };
      const { pathname, search } = new URL(`http://kit.test${kitAddress(address)}`);
      fc.pre(!/^(\.|%2e){1,2}$/i.test(state ?? ''));
      expect(readKitAddress({ pathname, search })).toEqual(address);
    }),
  );
});

it('ignores an unknown choice', () => {
  expect(readKitAddress({ pathname: '/', search: '?theme=sepia&text=900' }).view).toMatchObject({ theme: '', text: '' });
});

it('finds a component behind a language prefix in the address', () => {
  expect(readKitAddress({ pathname: '/en/Button/loading', search: '' })).toMatchObject({ title: 'Button', state: 'loading' });
  expect(readKitAddress({ pathname: '/pt', search: '' }).title).toBeNull();
});
