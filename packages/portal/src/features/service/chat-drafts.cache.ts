const pictures = new Map<string, readonly File[]>();

/** The pictures of messages being sent, by the message's key, because a store keeps no files. */
export const drafts = {
  of: (key: string): readonly File[] => pictures.get(key) ?? [],
  keep: (key: string, files: readonly File[]): void => void pictures.set(key, files),
  drop: (key: string): void => void pictures.delete(key),
};
