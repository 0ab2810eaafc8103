import { eventChannel, type EventChannel } from 'redux-saga';

/** Turns a subscription into a channel for sagas. */
export function signalChannel<Message extends object>(subscribe: (emit: (message: Message) => void) => () => void): EventChannel<Message> {
  return eventChannel<Message>(subscribe);
}
