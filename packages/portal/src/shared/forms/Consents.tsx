import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Checkbox, type CheckboxProps } from '@livery/ui/Checkbox';
import { asksForNewTab } from '#shared/address/use-register-link.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { useBrand } from '#shared/pages/brand.tsx';
import { RiskNotice } from './RiskNotice.tsx';
import * as styles from './Consents.css.ts';

/** Nobody registers under age (readings 30); a jurisdiction may ask for more years, never for fewer. */
const leastAge = 18;

type Box = Omit<CheckboxProps, 'label'>;

export interface ConsentsProps {
  isOfAge: Box;
  terms: Box;
}

/** The terms above the form, so that nothing typed is lost; a new tab has them too. */
function TermsLink({ children }: { children?: ReactNode }) {
  const dispatch = useAppDispatch();
  return (
    <Link
      to="/help#term"
      aria-haspopup="dialog"
      data-opens="help"
      onClick={(event) => {
        if (asksForNewTab(event)) return;
        event.preventDefault();
        dispatch(dialogRequested({ kind: 'help', article: 'term' }));
      }}
    >
      {children}
    </Link>
  );
}

/** Age and terms, said in a line and then confirmed one by one (specification, section 1). */
export function Consents({ isOfAge, terms }: ConsentsProps) {
  const { t } = useTranslation('forms');
  const age = Math.max(leastAge, useBrand().identity.ageMark);
  return (
    <div className={styles.consents}>
      <p className={styles.line}>{t('consents.line', { age })}</p>
      <Checkbox {...isOfAge} label={t('consents.isOfAge', { age })} />
      <Checkbox {...terms} label={<Trans t={t} i18nKey="consents.terms" components={{ terms: <TermsLink /> }} />} />
      <RiskNotice />
    </div>
  );
}
