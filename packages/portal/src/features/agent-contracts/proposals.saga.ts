import type { Action } from '@reduxjs/toolkit';
import { call, put, race, select, take, takeLatest } from 'typed-redux-saga';
import { isAgentType } from '@livery/contract/member-types';
import { accountLoaded, selectAccount } from '#shared/facts/viewer.slice.ts';
import { isReloadGuarded } from '#shared/money/use-reload-guard.ts';
import type { KeyValueStore, PageSignals } from '#shared/ports/feature.ts';
import { dialogClosed, dialogRequested, selectDialogs } from '#shared/store/dialogs.slice.ts';
import { loggedIn, loggedOut, pageShown, sessionExpired, tellsOf } from '#shared/store/events.ts';
import type { AgentContractsApi } from './agent-contracts.api.ts';
import { proposalsFound, selectProposals, type WaitingProposal } from './agent-contracts.slice.ts';

/** The proposals already shown in this tab. */
const shownKey = 'livery.proposals';

const isTold = tellsOf('agreements');

/**
 * Finds the proposals that wait for the agent and shows each once per session, when a page of the agent centre becomes
 * visible and no dialog or money form is open. A later one is counted at once and shown with the next page.
 */
export function makeProposalsSaga(
  api: Pick<AgentContractsApi, 'getOpen'>,
  { tabStorage, page }: { tabStorage: KeyValueStore; page: Pick<PageSignals, 'path'> },
) {
  function* look() {
    try {
      const [own, team] = yield* call(() => Promise.all([api.getOpen('own'), api.getOpen('team')]));
      const waiting = [...own.items, ...team.items].flatMap(({ id, proposal, actions }): WaitingProposal[] =>
        proposal !== null && actions.includes('accept') ? [{ agreement: id, at: proposal.at }] : [],
      );
      yield* put(proposalsFound(waiting));
    } catch {
      // The list shows the error when it is opened. The next page tries again.
    }
  }

  function* offer() {
    const path = page.path();
    if (!/^\/agentHome\b/.test(path) || (yield* select(selectDialogs)).length > 0) return;
    // A dialog would take focus and input away from a money form.
    if (isReloadGuarded()) return;
    const shown = readShown(tabStorage);
    const next = (yield* select(selectProposals)).find(
      (each) => !shown.includes(keyOf(each)) && !new RegExp(`[?&]contract=${each.agreement}\\b`).test(path),
    );
    if (next === undefined) return;
    tabStorage.set(shownKey, JSON.stringify([...shown, keyOf(next)]));
    yield* put(dialogRequested({ kind: 'contractProposal', agreement: next.agreement }));
  }

  function* watch() {
    yield* takeLatest(isTold, look);
    yield* takeLatest([pageShown.match, isAnotherClosed], offer);
    yield* call(look);
    yield* call(offer);
    yield* take(loggedOut);
  }

  return function* proposalsSaga() {
    for (;;) {
      const account = yield* select(selectAccount);
      if (account === null || !isAgentType(account.type)) {
        yield* take([loggedIn, accountLoaded]);
        continue;
      }
      yield* race({ watched: call(watch), ended: take([loggedIn, loggedOut, sessionExpired]) });
    }
  };
}

/** A postponed proposal is not followed by another at once. */
function isAnotherClosed(action: Action): boolean {
  return dialogClosed.match(action) && action.payload !== 'contractProposal';
}

function keyOf({ agreement, at }: WaitingProposal): string {
  return `${agreement} ${at}`;
}

/** A tab's storage is untrusted. */
function readShown(tabStorage: KeyValueStore): string[] {
  try {
    const shown: unknown = JSON.parse(tabStorage.get(shownKey) ?? '[]');
    return Array.isArray(shown) ? shown.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
