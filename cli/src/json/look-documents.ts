import Type from 'typebox';
import { documentOf, failed, nullable, texts, writtenFile } from './parts.ts';

const urls = Type.Array(Type.Object({ code: Type.String(), url: Type.String() }));

export const lookDocuments = {
  dev: documentOf({ grid: nullable(Type.String()), urls }),
  preview: documentOf({ urls }),
  gallery: documentOf({
    written: Type.Boolean(),
    page: writtenFile,
    brands: Type.Array(Type.Object({ code: Type.String(), pictures: texts })),
    failed,
  }),
};
