import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCourse, writeCourse } from './round-course.rules.ts';

it('reads a course of a round back as written', () => {
  const course = fc.record({
    seedId: fc.nat({ max: 2 ** 48 - 1 }),
    nonce: fc.nat({ max: 2 ** 31 - 1 }),
    clientSeed: fc.stringMatching(/^[A-Za-z0-9-]{1,64}$/),
    data: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  });
  fc.assert(
    fc.property(course, (written) => {
      expect(readCourse(writeCourse(written))).toEqual(written);
    }),
  );
});
