import { useListAddress } from '#shared/lists/use-list-address.ts';
import { contractParams } from '../contract-params.rules.ts';
import { ContractPage } from './Contract/ContractPage.tsx';
import { ContractList } from './ContractList/ContractList.tsx';
import { AmendPage } from './OfferForm/AmendPage.tsx';
import { OfferPage } from './OfferForm/OfferPage.tsx';

/** All contracts, one of them, or a form. The address selects which. */
export function ContractsPage() {
  const { contract, view } = useListAddress(contractParams).values;
  if (contract !== null)
    return view === 'amend' ? <AmendPage key={contract} id={contract} /> : <ContractPage key={contract} id={contract} />;
  return view === 'offer' ? <OfferPage /> : <ContractList />;
}
