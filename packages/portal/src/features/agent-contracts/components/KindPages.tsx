import type { ComponentType } from 'react';
import type { AgreementKind } from '@livery/contract/agreements';
import { ContractList } from './ContractList/ContractList.tsx';

/** The pages of one kind: the agent's contracts of it, and those with the team. */
export const KindPages: Readonly<Record<AgreementKind, ComponentType>> = {
  dividend: () => <ContractList only="dividend" />,
  daily: () => <ContractList only="daily" />,
  hourly: () => <ContractList only="hourly" />,
  realTime: () => <ContractList only="realTime" />,
};
