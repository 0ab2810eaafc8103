/**
 * The target of a command is not its own earlier output, or contains sources. Thrown before anything was changed. The message says what is
 * there and why it stays, the hint what to do.
 */
export class TargetRefused extends Error {
  override readonly name = 'TargetRefused';
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}
