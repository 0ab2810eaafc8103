/**
 * Characters as people count them (readings 31). A copy of the contract's `feedbackLimits`, which the portal does not
 * bundle.
 */
export const feedbackBounds = { min: 1, max: 140 };
