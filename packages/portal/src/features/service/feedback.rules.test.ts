import { feedbackLimits } from '@livery/contract/shapes';
import { expect, it } from 'vitest';
import { feedbackBounds } from './feedback.rules.ts';

it('match the limits that the gateway sets for a message [valid-48]', () => {
  expect(feedbackBounds).toEqual({ min: feedbackLimits.shortest, max: feedbackLimits.longest });
});
