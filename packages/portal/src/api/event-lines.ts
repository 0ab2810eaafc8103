export interface ServerEvent {
  /** Null if the event has none. */
  readonly id: string | null;
  /** Empty for a heartbeat. */
  readonly data: string;
}

/**
 * Parses server-sent events from chunks of text, however they were cut (WHATWG HTML, section 9.2.6): `id` and `data`
 * fields, without comments and other fields.
 */
export function createEventReader(onEvent: (event: ServerEvent) => void): (piece: string) => void {
  let rest = '';
  let id: string | null = null;
  let data: string[] = [];
  const readLine = (line: string) => {
    if (line === '') {
      if (id !== null || data.length > 0) onEvent({ id, data: data.join('\n') });
      id = null;
      data = [];
      return;
    }
    const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
    if (field === 'id') id = value;
    else if (field === 'data') data.push(value);
  };
  return (piece) => {
    // A chunk may end between CR and LF, so the CR waits for the next chunk.
    const lines = `${rest}${piece}`.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) readLine(line);
  };
}
