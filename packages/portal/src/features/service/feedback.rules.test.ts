import { feedbackLimits } from '@livery/contract/shapes';
import { expect, it } from 'vitest';
import { feedbackBounds } from './feedback.rules.ts';

it('are those that the gateway holds a message to [valid-48]', () => {
  expect(feedbackBounds).toEqual({ min: feedbackLimits.shortest, max: feedbackLimits.longest });
});
