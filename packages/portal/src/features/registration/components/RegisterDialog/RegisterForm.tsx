import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '@livery/ui/Tabs';
import type { RegisterWay } from '../../registration.rules.ts';
import * as styles from './RegisterDialog.css.ts';
import { WayForm, type WayFormProps } from './WayForm.tsx';

/** A tab for each offered method. */
export function RegisterForm({ rules, offer, invitation }: Omit<WayFormProps, 'way' | 'takesFocus'>) {
  const { t } = useTranslation('registration');
  const [way, setWay] = useState<RegisterWay>(offer.ways[0] ?? 'username');
  const [hasChosen, setChosen] = useState(false);
  const fields = <WayForm key={way} way={way} rules={rules} offer={offer} invitation={invitation} takesFocus={!hasChosen} />;
  if (offer.ways.length < 2) return fields;
  return (
    <div className={styles.ways}>
      <Tabs
        label={t('ways.label')}
        items={offer.ways.map((id) => ({ id, label: t(`ways.${id}`) }))}
        value={way}
        onChange={(id) => {
          setChosen(true);
          setWay(id as RegisterWay);
        }}
      >
        {fields}
      </Tabs>
    </div>
  );
}
