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

/** The minimum age (readings 30). A jurisdiction may raise it, never lower it. */
const leastAge = 18;

/** Opens the terms above the form, so that nothing typed is lost, or in a new tab if the user asks for one. */
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
