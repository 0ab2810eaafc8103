import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A file's content. An object is written as JSON, and `link` creates a symbolic link. */
export type Content = string | Uint8Array | object | { link: string };

/** A folder on disk that is deleted after the test. */
export class ScratchFolder implements Disposable {
  readonly root: string;

  constructor(parent = tmpdir()) {
    mkdirSync(parent, { recursive: true });
    this.root = realpathSync(mkdtempSync(path.join(parent, 'livery-')));
  }

  write(files: Record<string, Content>): this {
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(this.root, name);
      mkdirSync(path.dirname(file), { recursive: true });
      if (typeof content === 'string' || content instanceof Uint8Array) writeFileSync(file, content);
      else if ('link' in content && typeof content.link === 'string') symlinkSync(content.link, file);
      else writeFileSync(file, JSON.stringify(content, null, 2));
    }
    return this;
  }

  /** One folder or file in it. */
  remove(name: string): void {
    rmSync(path.join(this.root, name), { recursive: true, force: true });
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
