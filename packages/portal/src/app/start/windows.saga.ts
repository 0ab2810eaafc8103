import { put, takeEvery } from 'typed-redux-saga';
import { openWindow } from './open-window.ts';
import { signalChannel } from '#shared/ports/signal-channel.ts';
import { messageShown } from '#shared/facts/messages.slice.ts';

interface LinkFollowed {
  type: 'linkFollowed';
  isOpen: boolean;
}

/** Opens links with `data-window` in a window of that size instead of a tab, and reports blocked ones. */
export function makeWindowsSaga() {
  const channel = () =>
    signalChannel<LinkFollowed>((emit) => {
      const hear = (event: MouseEvent) => {
        const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-window]') : null;
        if (link === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        emit({ type: 'linkFollowed', isOpen: openWindow(link.href, link.dataset['window'] ?? '') });
      };
      document.addEventListener('click', hear);
      return () => document.removeEventListener('click', hear);
    });

  return function* windowsSaga() {
    yield* takeEvery(channel(), function* ({ isOpen }) {
      if (!isOpen) yield* put(messageShown({ key: 'window', tone: 'negative', text: 'common:errors.POPUP_BLOCKED' }));
    });
  };
}
