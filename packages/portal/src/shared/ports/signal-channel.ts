import { eventChannel, type EventChannel } from 'redux-saga';

/** A subscription as something that sagas can take from. */
export function signalChannel<Message extends object>(subscribe: (emit: (message: Message) => void) => () => void): EventChannel<Message> {
  return eventChannel<Message>(subscribe);
}
