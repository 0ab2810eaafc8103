import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, ButtonLink, type ButtonProps } from '@livery/ui/Button';
import type { Agreement } from '../../agent-contracts.reads.ts';
import { amendPath } from '../../contract-address.rules.ts';
import type { ConfirmedAction } from './ActDialog.tsx';
import { useEffectText, type OfferedAction } from './use-effect-text.ts';
import * as styles from './Contract.css.ts';

const looks: Readonly<Record<OfferedAction, ButtonProps['variant']>> = {
  accept: 'action',
  reject: 'plain',
  withdraw: 'plain',
  amend: 'plain',
  requestTermination: 'quiet',
  terminate: 'quiet',
};

/** Every current action of this side, with its effect and time. */
export function Actions({ agreement, onAct }: { agreement: Agreement; onAct: (action: ConfirmedAction) => void }) {
  const { t } = useTranslation('agent-contracts');
  const effectText = useEffectText(agreement);
  return (
    <section className={styles.card} aria-labelledby="contract-actions">
      <h3 className={styles.title} id="contract-actions">
        {t('page.actions')}
      </h3>
      <ul className={styles.acts}>
        {agreement.actions.map((action) => {
          if (action === 'request') return null;
          const textId = `effect-${action}`;
          return (
            <li key={action} className={styles.act}>
              <p className={styles.text} id={textId}>
                {effectText(action)}
              </p>
              {action === 'amend' ? (
                <ButtonLink aria-describedby={textId} render={(props) => <Link {...props} to={amendPath(agreement.id)} />}>
                  {t('actions.amend')}
                </ButtonLink>
              ) : (
                <Button variant={looks[action]} aria-describedby={textId} aria-haspopup="dialog" onClick={() => onAct(action)}>
                  {t(`actions.${action}`)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
