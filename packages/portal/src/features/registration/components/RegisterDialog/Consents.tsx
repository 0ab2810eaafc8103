import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Checkbox } from '@livery/ui/Checkbox';
import type { ServerForm } from '#shared/forms/use-server-form.ts';
import { useBrand } from '#shared/parts/brand.tsx';
import type { RegisterForm } from '../../registration.rules.ts';
import * as styles from './RegisterDialog.css.ts';

/** Nobody registers under age (readings 30); a jurisdiction may ask for more years, never for fewer. */
const leastAge = 18;

/** Age and terms, said in a line and then confirmed one by one (specification, section 1). */
export function Consents({ form }: { form: ServerForm<RegisterForm> }) {
  const { t } = useTranslation('registration');
  const age = Math.max(leastAge, useBrand().identity.ageMark);
  return (
    <div className={styles.consents}>
      <p className={styles.line}>{t('consents.line', { age })}</p>
      <Checkbox {...form.field('isOfAge')} label={t('consents.isOfAge', { age })} />
      <Checkbox
        {...form.field('terms')}
        label={<Trans t={t} i18nKey="consents.terms" components={{ terms: <Link to="/help#term" target="_blank" rel="noopener" /> }} />}
      />
    </div>
  );
}
