import { useTranslation } from 'react-i18next';
import { Badge } from '@livery/ui/Badge';
import { AtSignIcon } from '@livery/ui/icons';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { AccountCard } from '#shared/pages/AccountCard.tsx';
import { FactRow } from '../../components/FactRow/FactRow.tsx';
import { LoadedProfile } from '../../profile/LoadedProfile/LoadedProfile.tsx';

const kinds = ['mobile', 'email'] as const;

/** The member's contacts. Confirmed ones can also recover a lost password. */
export function ContactsCard() {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  return (
    <AccountCard icon={AtSignIcon} title={t('contacts.title')} text={t('contacts.text')}>
      <LoadedProfile lines={2}>
        {({ contacts }) => (
          <dl>
            {kinds.map((kind) => {
              const { value, isConfirmed } = contacts[kind];
              return (
                <FactRow
                  key={kind}
                  name={t(`contacts.${kind}`)}
                  value={value}
                  mark={
                    value !== null && (
                      <Badge tone={isConfirmed ? 'positive' : 'warning'}>{t(isConfirmed ? 'contacts.confirmed' : 'contacts.open')}</Badge>
                    )
                  }
                  opens="editContact"
                  onEdit={() => dispatch(dialogRequested({ kind: 'editContact', contact: kind }))}
                />
              );
            })}
          </dl>
        )}
      </LoadedProfile>
    </AccountCard>
  );
}
