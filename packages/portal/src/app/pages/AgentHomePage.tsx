import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@livery/ui/Button';
import { HeadsetIcon } from '@livery/ui/icons';
import { MemberMenu } from '#features/member/components/MemberMenu/MemberMenu.tsx';
import { useMenuSections } from '../member/use-menu-sections.ts';
import { Brandmark } from '../shell/Brandmark/Brandmark.tsx';
import { LanguageSelect } from '../shell/LanguageSelect/LanguageSelect.tsx';
import { useCustomerService } from '../shell/use-customer-service.ts';
import { top } from './AgentPage.css.ts';
import * as styles from './AgentHomePage.css.ts';

/** What of the member centre an agent works with. */
const wanted: ReadonlySet<string> = new Set(['depositv2', 'withdraw', 'transferUpline', 'transactionHistory', 'referral', 'messageV2']);

/** `/agentHome`: what an agent can do by oneself, and whom to ask for the rest. */
export function AgentHomePage() {
  const { t } = useTranslation(['agent-landing', 'common']);
  const service = useCustomerService();
  const sections = useMenuSections().filter(({ id }) => wanted.has(id));
  return (
    <>
      <div className={top}>
        <Brandmark />
        <LanguageSelect />
      </div>
      <div className={styles.page}>
        <h1 className={styles.title}>{t('common:pages.agentHome')}</h1>
        <p className={styles.text}>{t('centre.text')}</p>
        <MemberMenu sections={sections} />
        <ButtonLink icon={HeadsetIcon} {...service}>
          {t('common:navigation.customerService')}
        </ButtonLink>
      </div>
    </>
  );
}
