const exitCodes = { SIGINT: 130, SIGTERM: 0, SIGHUP: 0 } as const;

/**
 * Closes everything on the first signal and ends the process. Call it before starting anything, so that Ctrl-C works
 * during the start too.
 */
export function closeOnSignal(open: AsyncDisposableStack): { readonly isClosing: () => boolean } {
  let isClosing = false;
  const close = (code: number): void => {
    if (isClosing) return;
    isClosing = true;
    open
      .disposeAsync()
      .catch((error: unknown) => process.stderr.write(`${String(error)}\n`))
      .finally(() => process.exit(code));
  };
  for (const [signal, code] of Object.entries(exitCodes)) process.on(signal, () => close(code));
  return { isClosing: () => isClosing };
}
