export interface Picture {
  path: string;
  content: Buffer;
}
