/** The quickest of so many runs, in milliseconds. Other work on the machine makes a run longer, never shorter. */
export async function quickest(action: () => Promise<unknown>, runs: number): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now();
    await action();
    times.push(performance.now() - began);
  }
  return Math.min(...times);
}
