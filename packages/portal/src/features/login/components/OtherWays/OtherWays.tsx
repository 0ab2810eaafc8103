import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { SmartphoneIcon } from '@livery/ui/icons';
import { useBrand } from '#shared/pages/brand.tsx';
import { providerIcon } from '#shared/pages/provider-icons.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import * as styles from './OtherWays.css.ts';

/** At whose door else one may log in, where the brand says so. */
export function OtherWays() {
  const { t } = useTranslation('login');
  const dispatch = useAppDispatch();
  const labelId = useId();
  const { signIn } = useBrand();
  if (signIn === undefined) return null;
  const choose = (way: string) => dispatch(dialogRequested({ kind: 'signIn', way }));
  return (
    <section className={styles.ways} aria-labelledby={labelId}>
      <p className={styles.or} id={labelId}>
        {t('login.or')}
      </p>
      <div className={styles.row}>
        {signIn.providers.map(({ id, name }) => (
          <Button key={id} block icon={providerIcon(id)} data-opens="signIn" onClick={() => choose(id)}>
            {name}
          </Button>
        ))}
        {signIn.phone && (
          <Button block icon={SmartphoneIcon} data-opens="signIn" onClick={() => choose('phone')}>
            {t('login.phone')}
          </Button>
        )}
      </div>
    </section>
  );
}
