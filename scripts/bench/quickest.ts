/** The quickest of so many runs, in milliseconds: what else runs on the machine makes one longer, and none shorter. */
export async function quickest(action: () => Promise<unknown>, runs: number): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now();
    await action();
    times.push(performance.now() - began);
  }
  return Math.min(...times);
}
