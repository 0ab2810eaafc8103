import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, SerializedError, TestCase, TestModule, Vitest } from 'vitest/node';

type UserConsoleLog = Parameters<NonNullable<Reporter['onUserConsoleLog']>>[0];

/** Milliseconds between two lines of progress. */
const tellEvery = 30_000;

/**
 * How many characters of a message or stack are printed. A counterexample of fast-check can be far longer, and its
 * stack repeats it.
 */
const longest = 4_000;

/** Prints progress, and the errors and output of files that fail. Files that pass print nothing. */
class QuietReporter implements Reporter {
  readonly #printed = new Map<string, string[]>();
  #vitest: Vitest | null = null;
  #total = 0;
  #ended = 0;
  #failed = 0;
  #toldAt = performance.now();

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunStart(files: readonly unknown[]): void {
    this.#total = files.length;
  }

  onUserConsoleLog({ taskId, content }: UserConsoleLog): void {
    const file = taskId === undefined ? undefined : this.#vitest?.state.idMap.get(taskId)?.file.filepath;
    if (file === undefined) return;
    const printed = this.#printed.get(file) ?? [];
    this.#printed.set(file, printed);
    printed.push(content);
  }

  onTestModuleEnd(file: TestModule): void {
    this.#ended += 1;
    if (!file.ok()) {
      this.#failed += 1;
      this.#tellFailures(file);
    }
    for (const test of file.children.allTests('passed')) if (test.diagnostic()?.flaky === true) tellFlaky(file, test);
    this.#printed.delete(file.moduleId);
    if (performance.now() - this.#toldAt > tellEvery || this.#ended === this.#total) this.#tellProgress();
  }

  onTestRunEnd(_: readonly TestModule[], errors: readonly SerializedError[]): void {
    for (const { message, stack } of errors) say(`✗ outside every test: ${message}\n${stack ?? ''}`);
  }

  #tellFailures(file: TestModule): void {
    const title = path.relative(process.cwd(), file.moduleId);
    for (const { message } of [file, ...file.children.allSuites()].flatMap((part) => part.errors())) say(`✗ ${title}: ${message}`);
    for (const test of file.children.allTests('failed'))
      for (const { message, stack, cause } of test.result().errors ?? [])
        say(`✗ ${title} › ${test.fullName}\n${message.slice(0, longest)}\n${stack?.slice(0, longest) ?? ''}${causeOf(cause)}`);
    const printed = this.#printed.get(file.moduleId) ?? [];
    if (printed.length > 0) say(`  it printed:\n${printed.join('')}`);
  }

  #tellProgress(): void {
    this.#toldAt = performance.now();
    say(`${this.#ended} of ${this.#total} files, ${this.#failed === 0 ? 'none failed' : `${this.#failed} failed`}`);
  }
}

function tellFlaky(file: TestModule, test: TestCase): void {
  const [first] = test.result().errors ?? [];
  say(
    `~ ${path.relative(process.cwd(), file.moduleId)} › ${test.fullName} passed only on a later try: ${first?.message.slice(0, 400) ?? ''}`,
  );
}

/** fast-check reports a failed property and keeps the original error as its cause. */
function causeOf(cause: unknown): string {
  if (typeof cause !== 'object' || cause === null) return '';
  const { message, stack } = cause as Partial<Error>;
  return `\ncaused by: ${message ?? ''}\n${stack ?? ''}`;
}

function say(text: string): void {
  process.stdout.write(`${stripVTControlCharacters(text).trimEnd()}\n`);
}

// oxlint-disable-next-line import/no-default-export -- Vitest takes a reporter of a file by its default export
export default QuietReporter;
