import type { ComponentType } from 'react';
import type { AgreementKind } from '@livery/contract/agreements';
import { useListAddress } from '#shared/lists/use-list-address.ts';
import { useToday } from '#shared/time/use-today.ts';
import { lineParams } from '../line-params.rules.ts';
import { LinePage } from './Line/LinePage.tsx';
import { LineList } from './LineList/LineList.tsx';

/** The pages of one kind. The address selects all lines or one of them. */
export const KindPages: Readonly<Record<AgreementKind, ComponentType>> = {
  dividend: () => <KindPage kind="dividend" />,
  daily: () => <KindPage kind="daily" />,
  hourly: () => <KindPage kind="hourly" />,
  realTime: () => <KindPage kind="realTime" />,
};

function KindPage({ kind }: { kind: AgreementKind }) {
  const { values, searchWith } = useListAddress(lineParams(kind, useToday()));
  const { line } = values;
  return line === null ? <LineList kind={kind} /> : <LinePage key={line} id={line} back={searchWith({ line: null })} />;
}
