// Generated from schemas/brand.schema.json by `npm run generate`.

export interface SchemaError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
  /** Set on the inner error of a refused key, which the outer one repeats. */
  propertyName?: string;
}

export declare const validate: ((data: unknown) => boolean) & { errors?: SchemaError[] | null };
