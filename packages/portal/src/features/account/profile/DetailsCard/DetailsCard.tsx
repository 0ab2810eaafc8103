import { useTranslation } from 'react-i18next';
import { Disclosure } from '@livery/ui/Disclosure';
import { UserIcon } from '@livery/ui/icons';
import type { Profile } from '@livery/contract/shapes';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import type { FieldName } from '../../account.state.ts';
import { AccountCard } from '#shared/pages/AccountCard.tsx';
import { FactRow } from '../../components/FactRow/FactRow.tsx';
import { LoadedProfile } from '../LoadedProfile/LoadedProfile.tsx';
import * as styles from './DetailsCard.css.ts';

const personal: readonly FieldName[] = ['payeeName', 'birthday', 'idNumber', 'nationality', 'placeOfBirth', 'address'];
const messengers: readonly FieldName[] = ['whatsapp', 'telegram', 'facebook', 'line', 'wechat', 'qqNum', 'zalo'];

/** The member's personal details. */
export function DetailsCard() {
  const { t } = useTranslation('account');
  return (
    <AccountCard icon={UserIcon} title={t('details.title')} text={t('details.text')}>
      <LoadedProfile lines={6}>
        {({ fields }) => (
          <div className={styles.groups}>
            <Facts names={personal} fields={fields} />
            <Disclosure label={t('details.messengers')}>
              <Facts names={messengers} fields={fields} />
            </Disclosure>
          </div>
        )}
      </LoadedProfile>
    </AccountCard>
  );
}

function Facts({ names, fields }: { names: readonly FieldName[]; fields: Profile['fields'] }) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  return (
    <dl>
      {names.map((field) => (
        <FactRow
          key={field}
          name={t(`fields.${field}`)}
          value={fields[field].value}
          opens="editProfile"
          onEdit={fields[field].isLocked ? undefined : () => dispatch(dialogRequested({ kind: 'editProfile', field }))}
        />
      ))}
    </dl>
  );
}
