import type { IncomingMessage, ServerResponse } from 'node:http';
import { endMatch } from './book/book-api.ts';
import type { Book } from './book/book.ts';
import { isSigned } from './signature.ts';

interface Asked {
  readonly keys: Readonly<Record<string, string>>;
  readonly book: Book;
}

/** The gateway's calls, as in docs/vendors.md: `POST /livery/<merchant>/<question>`. */
export async function answerQuestion(
  { keys, book }: Asked,
  { path, body, request, response }: { path: string; body: string; request: IncomingMessage; response: ServerResponse },
): Promise<void> {
  const [merchant = '', question = ''] = path.split('/').slice(2).map(decodeURIComponent);
  const key = Object.hasOwn(keys, merchant) ? (keys[merchant] ?? '') : '';
  if (key === '' || !isSigned(key, request.headers, path, body)) {
    response.writeHead(401).end();
    return;
  }
  const answer = await answerTo(book, merchant, question, JSON.parse(body) as Record<string, unknown>);
  response.writeHead(answer === null ? 404 : 200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(answer === null ? undefined : JSON.stringify(answer));
}

async function answerTo(book: Book, merchant: string, question: string, asked: Record<string, unknown>): Promise<object | null> {
  if (question === 'health') return { isOpen: true };
  if (question === 'fixtures') return { fixtures: book.offered() };
  if (question === 'booked') return { fixtures: book.booked(merchant) };
  if (question !== 'end') return null;
  const score = Array.isArray(asked['score']) ? (asked['score'] as unknown[]) : [];
  return { settled: await endMatch(book, { fixture: String(asked['fixture']), act: String(asked['act']), score, merchant }) };
}
