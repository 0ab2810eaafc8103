import { DataTable, type DataTableProps } from '@livery/ui/DataTable';
import { EmptyState } from '@livery/ui/EmptyState';
import { Missing, Stale } from './Answered.tsx';
import type { Answer } from './use-answer.ts';

interface AnsweredTableProps<Row> extends Pick<
  DataTableProps<Row>,
  'rowKey' | 'rowLink' | 'columns' | 'sorting' | 'totalLabel' | 'loadingRows' | 'after'
> {
  /** Only its status, because the rows may be a part of its value. */
  readonly answer: Omit<Answer<unknown>, 'value'>;
  /** Null until loaded. */
  readonly rows: readonly Row[] | null;
  readonly texts: { readonly caption: string; readonly loading: string; readonly empty: string };
}

/** Rows as a table, with loading and error states. */
export function AnsweredTable<Row>({ answer: { refusal, reload }, rows, texts, ...table }: AnsweredTableProps<Row>) {
  return (
    <>
      {rows !== null && <Stale refusal={refusal} />}
      <DataTable
        caption={texts.caption}
        captionHidden
        rows={rows}
        loading={rows === null && refusal === null ? texts.loading : undefined}
        empty={<EmptyState sentence={texts.empty} />}
        failure={rows === null && refusal !== null ? <Missing refusal={refusal} onRetry={reload} /> : undefined}
        {...table}
      />
    </>
  );
}
