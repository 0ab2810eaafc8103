import { useListAddress } from '#shared/lists/use-list-address.ts';
import { useToday } from '#shared/time/use-today.ts';
import { statementParams } from '../statement-params.rules.ts';
import { StatementList } from './StatementList/StatementList.tsx';
import { StatementPage } from './Statement/StatementPage.tsx';

/** All statements or one of them. The address selects which. */
export function StatementsPage() {
  const { statement } = useListAddress(statementParams(useToday())).values;
  return statement === null ? <StatementList /> : <StatementPage key={statement} number={statement} />;
}
