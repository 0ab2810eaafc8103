const exitCodes = { SIGINT: 130, SIGTERM: 0, SIGHUP: 0 } as const;

/** On the first signal, closes everything and ends the process. Call it before anything starts, so that Ctrl-C works meanwhile. */
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
