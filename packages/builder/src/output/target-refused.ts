/**
 * A command was pointed at something that is not its own earlier product, or at a place that holds sources. Thrown before anything
 * there was touched. The message says what stands there and why it stays, the hint what to do.
 */
export class TargetRefused extends Error {
  override readonly name = 'TargetRefused';
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}
