import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@livery/ui/Button';
import { Icon } from '@livery/ui/Icon';
import { CalendarIcon, ChartColumnIcon, ClockIcon, MegaphoneIcon } from '@livery/ui/icons';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useBrand } from '#shared/pages/brand.tsx';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectIsAgent } from '#shared/facts/viewer.slice.ts';
import { agentHome, wantedPage } from '../../agent-landing.rules.ts';
import { specifiedPitch } from '../../specified-pitch.data.ts';
import { AgentLogin } from '../AgentLogin/AgentLogin.tsx';
import * as styles from './AgentLanding.css.ts';

const points = [
  { id: 'support', icon: MegaphoneIcon },
  { id: 'reports', icon: ChartColumnIcon },
  { id: 'promoter', icon: CalendarIcon },
  { id: 'hours', icon: ClockIcon },
] as const;

/** Benefits for agents, and their login (specification, section 2). */
export function AgentLanding() {
  const { t } = useTranslation('agent-landing');
  const { agent } = useBrand();
  const isAgent = useAppSelector(selectIsAgent);
  const wanted = wantedPage(useLocation().state);
  // Another tab had the session.
  if (isAgent && wanted !== null) return <Navigate to={wanted} replace />;
  const isSpecified = agent.landingLanguage === 'specified';
  const pitch = isSpecified ? specifiedPitch : t('landing', { returnObjects: true });
  return (
    <div className={styles.band}>
      <div className={styles.columns}>
        <div className={styles.pitch} lang={isSpecified ? 'zh' : undefined}>
          <h1 className={styles.title}>{pitch.title}</h1>
          <p className={styles.text}>{pitch.text}</p>
          <ul className={styles.points}>
            {points.map(({ id, icon }) => (
              <li key={id} className={styles.point}>
                <span className={styles.icon}>
                  <Icon icon={icon} />
                </span>
                <div>
                  <h2 className={styles.pointTitle}>{pitch[id].title}</h2>
                  <p className={styles.pointText}>{pitch[id].text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        {isAgent ? (
          <ButtonLink variant="action" size="large" render={(props) => <Link {...props} to={agentHome} />}>
            {t('login.home')}
          </ButtonLink>
        ) : (
          <AgentLogin />
        )}
      </div>
    </div>
  );
}
