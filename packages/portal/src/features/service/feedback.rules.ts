/** Characters as people count them (readings 31); the contract's `feedbackLimits`, which the portal does not carry. */
export const feedbackBounds = { min: 1, max: 140 };
