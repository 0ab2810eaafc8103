import { expect, it } from 'vitest';
import { markCurrent } from './mark-current.ts';

const home = '<nav><a class="entry" href="/" aria-current="page">Home</a><a class="entry" href="/rng">Casino</a></nav>';

it('moves the mark of the current page from home to the address that a document is of', () => {
  expect(markCurrent(`${home}<main><a class="more" href="/rng">More</a></main>`, '/rng')).toBe(
    '<nav><a class="entry" href="/">Home</a><a class="entry" href="/rng" aria-current="page">Casino</a></nav><main><a class="more" href="/rng">More</a></main>',
  );
});

it('marks nothing where no link of the navigation leads', () => {
  expect(markCurrent(home, '/help')).not.toContain('aria-current');
});
