import { call, put, select, take, takeEvery } from 'typed-redux-saga';
import type { MemberInfo } from '@livery/contract/shapes';
import { selectReturnTo } from '#shared/store/dialogs.slice.ts';
import { loggedIn, loggedOut } from '#shared/store/events.ts';
import type { KeyValueStore, Navigation, PageSignals, TabMessage, Tabs } from '#shared/ports/feature.ts';
import { signalChannel } from '#shared/ports/signal-channel.ts';
import { merchantKey, tokenKey } from '#shared/store/storage-keys.ts';
import { selectIsMember, selectIsOfAnother, tokenLookedUp } from '#shared/facts/viewer.slice.ts';

export interface SessionTabsDependencies {
  api: { getMemberInfo(): Promise<MemberInfo> };
  tabStorage: KeyValueStore;
  navigation: Navigation;
  page: PageSignals;
  tabs: Tabs;
}

/**
 * One session for all tabs of the site: a login reaches every open tab, and a new tab asks the others. The token never
 * touches a storage that outlives the tabs (docs/security.md).
 */
export function makeSessionTabsSaga({ api, tabStorage, navigation, page, tabs }: SessionTabsDependencies) {
  function* share() {
    const token = tabStorage.get(tokenKey);
    if (token !== null && (yield* select(selectIsMember))) tabs.post({ type: 'sessionShared', token });
  }

  /** A tab that has a session keeps it. */
  function* takeUp(token: string) {
    if (tabStorage.get(tokenKey) !== null) return;
    tabStorage.set(tokenKey, token);
    try {
      const account = yield* call(api.getMemberInfo);
      const goal = yield* select(selectReturnTo);
      page.setViewer('member');
      if (yield* select(selectIsOfAnother, account.id)) {
        tabStorage.clearExcept([merchantKey, tokenKey]);
        yield* put(loggedOut());
      }
      yield* put(loggedIn({ account, firstTimeLogin: false }));
      if (goal !== null) navigation.go(goal);
    } catch {
      if (tabStorage.get(tokenKey) === token) tabStorage.remove(tokenKey);
    }
  }

  function* hear(message: TabMessage) {
    if (message.type === 'sessionWanted') yield* share();
    else if (message.type === 'sessionShared') yield* takeUp(message.token);
  }

  return function* sessionTabsSaga() {
    yield* takeEvery(
      signalChannel<TabMessage>((emit) => tabs.subscribe(emit)),
      hear,
    );
    yield* takeEvery(loggedIn, share);
    const { payload } = yield* take(tokenLookedUp);
    if (!payload.hasToken) tabs.post({ type: 'sessionWanted' });
  };
}
