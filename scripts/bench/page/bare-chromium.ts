import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { CDPSession } from '@playwright/test';
import { chromiumArguments } from '@livery/cli/chromium';

/** The part of a session of the browser's protocol that is used here. */
export interface Session extends Pick<CDPSession, 'send'> {
  on: (event: string, listener: (params: never) => void) => void;
}

interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

/**
 * Chromium by its own protocol, for measurements that must not slow the page down. A test runner enables the inspector
 * of scripts (`Runtime.enable`), under which every error makes Chromium parse the scripts of its stack again. React
 * makes three errors as it starts, and they would be a slow phone's longest task.
 */
export class BareChromium implements AsyncDisposable {
  readonly #child: ChildProcess;
  readonly #socket: WebSocket;
  readonly #profile: string;
  readonly #answers = new Map<number, PromiseWithResolvers<unknown>>();
  readonly #listeners = new Map<string, ((params: never) => void)[]>();
  #last = 0;

  private constructor(child: ChildProcess, socket: WebSocket, profile: string) {
    this.#child = child;
    this.#socket = socket;
    this.#profile = profile;
    socket.addEventListener('message', ({ data }) => this.#take(JSON.parse(String(data)) as Message));
    // A crashed browser answers nothing.
    socket.addEventListener('close', () => this.#answers.forEach(({ reject }) => reject(new Error('Chromium ended'))));
  }

  static async launch(executablePath: string): Promise<BareChromium> {
    const profile = await mkdtemp(path.join(tmpdir(), 'livery-chromium-'));
    const args = [
      '--headless',
      '--disable-extensions',
      '--disable-component-extensions-with-background-pages',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--no-first-run',
      '--ignore-certificate-errors',
    ];
    const child = spawn(executablePath, [...args, '--disable-gpu', '--hide-scrollbars', ...chromiumArguments, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const socket = new WebSocket(await addressOf(child));
    await once(socket, 'open');
    return new BareChromium(child, socket, profile);
  }

  /** A page that shares nothing with another one. */
  async openPage(): Promise<{ session: Session; close: () => Promise<void> }> {
    const { browserContextId } = await this.#send<{ browserContextId: string }>('Target.createBrowserContext');
    const { targetId } = await this.#send<{ targetId: string }>('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await this.#send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
    const session: Session = {
      send: (method, params) => this.#send(method, params, sessionId),
      on: (event, listener) => {
        const name = `${sessionId} ${event}`;
        this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
      },
    };
    return { session, close: () => this.#send('Target.disposeBrowserContext', { browserContextId }) };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const isOver = once(this.#child, 'exit');
    // The browser may end before it has answered.
    await Promise.allSettled([this.#send('Browser.close'), isOver]);
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  #send<Result>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    this.#last += 1;
    const answer = Promise.withResolvers<unknown>();
    this.#answers.set(this.#last, answer);
    this.#socket.send(JSON.stringify({ id: this.#last, method, params, sessionId }));
    return answer.promise as Promise<Result>;
  }

  #take({ id, sessionId = '', method = '', params, result, error }: Message): void {
    if (id === undefined) {
      for (const listener of this.#listeners.get(`${sessionId} ${method}`) ?? []) listener(params as never);
      return;
    }
    const answer = this.#answers.get(id);
    this.#answers.delete(id);
    if (error === undefined) answer?.resolve(result);
    else answer?.reject(new Error(`Chromium refused: ${error.message}`));
  }
}

/** The address that the browser says it listens on. */
async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stderr === null) throw new Error('Chromium has no standard error');
  for await (const line of createInterface(child.stderr)) {
    const [, address] = /^DevTools listening on (\S+)/.exec(line) ?? [];
    if (address === undefined) continue;
    child.stderr.resume();
    return address;
  }
  throw new Error('Chromium ended before it listened');
}
