import { buffers, eventChannel, END } from 'redux-saga';
import { call, cancelled, put, race, take, takeLeading } from 'typed-redux-saga';
import { failureOf, type Failure } from '#api/api-failure.ts';
import type { Download } from '#api/download.ts';
import { loggedOut } from '#shared/store/events.ts';
import { fileFailed, fileLeft, fileProgressed, fileRequested, fileSaved, type FileRequest } from './files.slice.ts';

type Step = { bytes: number } | { name: string; content: Blob } | { failure: Failure };

/** Saves a file from the gateway. Leaving the page cancels it. */
export function makeFilesSaga(download: Download, save: (name: string, content: Blob) => void) {
  function* fetchFile(request: FileRequest) {
    const steps = yield* call(stepsOf, download, request);
    try {
      for (;;) {
        const step = yield* take(steps);
        if ('bytes' in step) yield* put(fileProgressed(step.bytes));
        else if ('failure' in step) yield* put(fileFailed(step.failure));
        else {
          yield* call(save, step.name, step.content);
          yield* put(fileSaved());
        }
      }
    } finally {
      if (yield* cancelled()) steps.close();
    }
  }

  return function* filesSaga() {
    yield* takeLeading(fileRequested, function* ({ payload }) {
      yield* race({ done: call(fetchFile, payload), left: take([fileLeft, loggedOut]) });
    });
  };
}

function stepsOf(download: Download, { file, query }: FileRequest) {
  return eventChannel<Step>((emit) => {
    const breaking = new AbortController();
    const onProgress = (bytes: number) => emit({ bytes });
    download(file, { query, signal: breaking.signal, onProgress })
      .then(emit, (error: unknown) => emit({ failure: failureOf(error) }))
      .finally(() => emit(END));
    return () => breaking.abort();
  }, buffers.expanding());
}
