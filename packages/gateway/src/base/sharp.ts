import sharp from 'sharp';

// One thread a picture, and nothing kept of it: how many are drawn at once is decided by a `WorkQueue`.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
