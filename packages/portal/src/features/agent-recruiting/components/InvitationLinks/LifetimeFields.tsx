import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateField } from '@livery/ui/DateField';
import { TextField } from '@livery/ui/TextField';
import type { ServerForm } from '#shared/forms/use-server-form.ts';
import { useToday } from '#shared/time/use-today.ts';
import type { LifetimeValues } from '../../link.rules.ts';
import * as styles from './InvitationLinks.css.ts';

/** A link's name and expiry. */
export function LifetimeFields({ form }: { form: ServerForm<LifetimeValues> }) {
  const { t } = useTranslation('agent-recruiting');
  const today = useToday();
  return (
    <>
      <TextField {...form.field('note')} label={t('link.note')} hint={t('link.noteHint')} autoComplete="off" maxLength={140} />
      <div className={styles.pair}>
        <Controller
          control={form.control}
          name="expiresOn"
          render={({ field }) => (
            <DateField
              {...field}
              value={field.value ?? ''}
              label={t('link.expiresOn')}
              hint={t('link.expiresHint')}
              error={form.marks('expiresOn').error}
              min={today}
            />
          )}
        />
        <TextField
          {...form.field('cap')}
          label={t('link.cap')}
          hint={t('link.capHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
        />
      </div>
    </>
  );
}
