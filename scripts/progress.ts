/** One line a step: what is being done, then how long it took. On a terminal the line is rewritten while it runs. */
export class Progress {
  readonly #out: NodeJS.WriteStream;
  #current = '';

  constructor(out: NodeJS.WriteStream) {
    this.#out = out;
  }

  async step<T>(name: string, work: (say: (detail: string) => void) => Promise<T>): Promise<T> {
    const started = performance.now();
    this.#show(`${name} …`);
    const result = await work((detail) => this.#show(`${name}: ${detail} …`));
    this.#clear();
    this.#out.write(`✓ ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)\n`);
    this.#current = '';
    return result;
  }

  stop(): void {
    this.#clear();
  }

  #show(line: string): void {
    if (line === this.#current) return;
    this.#clear();
    this.#current = line;
    this.#out.write(this.#out.isTTY ? line : `${line}\n`);
  }

  #clear(): void {
    if (this.#out.isTTY && this.#current !== '') this.#out.write('\r\u001b[K');
  }
}
