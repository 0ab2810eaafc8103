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

/** Shows the terms above the form, so that nothing typed is lost. They can be opened in a new tab too. */
const leastAge = 18;

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

/** One sentence states and confirms age and terms (specification, section 1). */
export function Consents(box: Omit<CheckboxProps, 'label'>) {
  const { t } = useTranslation('forms');
  const age = Math.max(leastAge, useBrand().identity.ageMark);
  return (
    <div className={styles.consents}>
      <Checkbox {...box} label={<Trans t={t} i18nKey="consents.text" values={{ age }} components={{ terms: <TermsLink /> }} />} />
      <RiskNotice saysAge={false} />
    </div>
  );
}
