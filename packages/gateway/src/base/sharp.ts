import sharp from 'sharp';

// One thread per picture and no cache, because a `WorkQueue` limits how many are drawn at once.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
