import { Button } from '@livery/ui/Button';
import { PlusIcon } from '@livery/ui/icons';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useDesk } from '#shared/desk-context.ts';
import { RoomFrame } from '#shared/Room.tsx';
import { RoomParts } from '#shared/RoomParts.tsx';
import { contractAddress } from './contract-address.ts';
import { ContractView } from './contract/ContractView.tsx';
import { ContractsPart } from './ContractsPart.tsx';
import { contractsTexts as texts } from './contracts.texts.ts';
import { OfferDialog } from './form/OfferDialog.tsx';
import { parts } from './parts.ts';
import { PoliciesPart } from './policies/PoliciesPart.tsx';

/** Contracts of agents with the house. The address selects the contract. */
export function ContractsRoom() {
  const { merchant } = useDesk();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const [isOffering, setOffering] = useState(false);
  const asked = address.get('contract') ?? '';
  const contract = /^[1-9]\d{0,15}$/.test(asked) ? Number(asked) : null;
  return (
    <RoomFrame
      title={texts.title}
      lead={texts.lead(merchant.name)}
      actions={
        contract === null && (
          <Button size="small" variant="action" icon={PlusIcon} onClick={() => setOffering(true)}>
            {texts.offer.button}
          </Button>
        )
      }
    >
      {contract === null ? (
        <RoomParts parts={parts} texts={texts} waiting={0}>
          {(part) => (part === 'contracts' ? <ContractsPart /> : <PoliciesPart />)}
        </RoomParts>
      ) : (
        <ContractView key={contract} id={contract} />
      )}
      <OfferDialog
        open={isOffering}
        onClose={() => setOffering(false)}
        onOffered={(id) => {
          setOffering(false);
          void navigate(contractAddress(id));
        }}
      />
    </RoomFrame>
  );
}
