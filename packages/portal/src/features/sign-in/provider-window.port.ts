/** A window for the login at another site. */
export interface ProviderWindow {
  goTo(address: string): void;
  isClosed(): boolean;
  close(): void;
}

/** How a page opens a provider. */
export interface ProviderWindows {
  /** Null if the browser blocks it. Must be called right after a press. */
  open(): ProviderWindow | null;
  /** Navigates this tab itself. */
  leaveTo(address: string): void;
  /** Closes this page's own window. */
  closeOwn(): void;
}

export const browserProviderWindows: ProviderWindows = {
  open() {
    const opened = window.open('', '_blank', 'popup,width=480,height=720');
    if (opened === null) return null;
    return {
      goTo: (address) => opened.location.replace(address),
      isClosed: () => opened.closed,
      close: () => opened.close(),
    };
  },
  leaveTo: (address) => location.assign(address),
  closeOwn: () => window.close(),
};
