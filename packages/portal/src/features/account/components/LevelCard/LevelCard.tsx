import { useTranslation } from 'react-i18next';
import { Icon } from '@livery/ui/Icon';
import { CircleAlertIcon, CircleCheckIcon, ShieldCheckIcon } from '@livery/ui/icons';
import { ProgressBar } from '@livery/ui/ProgressBar';
import type { Profile } from '@livery/contract/shapes';
import { usePorts } from '#shared/ports/ports.ts';
import { useRead } from '#shared/reads/use-read.ts';
import { secondFactorRead } from '../../account.reads.ts';
import { securityOf } from '../../security.rules.ts';
import { AccountCard } from '#shared/pages/AccountCard.tsx';
import { LoadedProfile } from '../../profile/LoadedProfile/LoadedProfile.tsx';
import * as styles from './LevelCard.css.ts';

/** The account's protection, and the missing steps. */
export function LevelCard() {
  const { t } = useTranslation('account');
  return (
    <AccountCard icon={ShieldCheckIcon} title={t('level.title')}>
      <LoadedProfile lines={3}>{(profile) => <Level profile={profile} />}</LoadedProfile>
    </AccountCard>
  );
}

function Level({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account');
  const { clock } = usePorts();
  // The profile is not read again when the second factor changes.
  const hasSecondFactor = useRead(secondFactorRead, {}).value?.isOn ?? profile.hasSecondFactor;
  const { done, level, steps } = securityOf({ ...profile, hasSecondFactor }, clock.now());
  return (
    <div className={styles.level}>
      <ProgressBar
        kind="meter"
        label={t(`level.words.${level}`)}
        value={done}
        max={steps.length}
        valueText={t('level.done', { done, total: steps.length })}
        tone={level === 'low' ? 'negative' : 'link'}
      />
      <ul className={styles.steps}>
        {steps.map(({ step, isDone }) => (
          <li key={step} className={styles.step}>
            <span className={isDone ? styles.done : styles.open}>
              <Icon icon={isDone ? CircleCheckIcon : CircleAlertIcon} size="small" />
            </span>
            {t(`level.${isDone ? 'is' : 'not'}.${step}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
