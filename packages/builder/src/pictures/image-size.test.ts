import { describe, expect, it } from 'vitest';
import { imageSize } from './image-size.ts';

describe('the size of a drawing', () => {
  it.each([
    ['its view box', `viewBox="0 0 120 40"`, { width: 120, height: 40 }],
    ['a view box in single quotes', `viewBox='0 0 120 40'`, { width: 120, height: 40 }],
    ['a view box with room and commas', `viewBox = " 0,0, 120,40 "`, { width: 120, height: 40 }],
    ['its width and height before the view box', `width='60px' height="20" viewBox='0 0 120 40'`, { width: 60, height: 20 }],
    ['its view box if the width is a percentage', `width="100%" height='2em' viewBox="0 0 120 40"`, { width: 120, height: 40 }],
  ])('is that of %s', (_name, attributes, size) => {
    expect(imageSize(Buffer.from(`<?xml version='1.0'?>\n<svg xmlns='http://www.w3.org/2000/svg'\n${attributes}><g/></svg>`))).toEqual(
      size,
    );
  });
});
