import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { ButtonLink } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { Icon } from '@livery/ui/Icon';
import { SearchXIcon } from '@livery/ui/icons';
import { AgentFrame, EmptyAgentFrame } from '#features/agent-centre/components/AgentFrame/AgentFrame.tsx';
import { HeaderBalance } from '#features/wallet/components/HeaderBalance/HeaderBalance.tsx';
import { SectionLinkContext } from '#shared/address/section-link.ts';
import { useAddress } from '#shared/address/use-address.ts';
import { fetchAhead } from '#shared/lazy/late-part.ts';
import { NotOffered } from '#shared/pages/NotOffered.tsx';
import { useNamesPage } from '#shared/pages/page-name.ts';
import { findSection, useMenuOf } from '#shared/pages/section.ts';
import { paths } from '../routing/navigation.ts';
import { SectionContent, SectionSkeleton } from '../sections/SectionContent.tsx';
import { Brandmark } from '../shell/Brandmark/Brandmark.tsx';
import { LanguageSelect } from '../shell/LanguageSelect/LanguageSelect.tsx';
import { mainId } from '../shell/Shell.tsx';
import { useRuntime } from '../start/runtime-context.tsx';
import { ThemeSwitch } from '../shell/ThemeSwitch/ThemeSwitch.tsx';
import { agentSections } from './sections.ts';

/** `/agentHome` and below: the section in the address, inside the agents' own frame. */
export function AgentCentre() {
  const { t } = useTranslation('agent-centre');
  const current = findSection(agentSections, useLocation().pathname);
  const sections = useMenuOf(agentSections);
  useNamesPage(current === undefined ? t('notFound.title') : current.id === 'start' ? null : t(current.titleKey));
  const notOffered = <NotOffered sentence={t('notOffered.sentence')} back={t('notOffered.back')} to={paths.agentHome} />;
  return (
    <SectionLinkContext value={linkTo}>
      <AgentFrame
        mark={<Brandmark />}
        balance={<HeaderBalance />}
        choices={
          <>
            <LanguageSelect />
            <ThemeSwitch />
          </>
        }
        sections={sections}
        current={current}
        mainId={mainId}
      >
        {current === undefined ? <NoSuchSection /> : <SectionContent section={current} notOffered={notOffered} />}
      </AgentFrame>
    </SectionLinkContext>
  );
}

/** The same before the viewer is known. It is prerendered for everyone and shown while the section's code loads. */
export function WaitingAgentCentre() {
  const { runtime } = useRuntime();
  const current = findSection(agentSections, useLocation().pathname);
  const drawn = findSection(agentSections, useAddress().pathname);
  useEffect(() => {
    if (current !== undefined) fetchAhead(runtime.page(current));
  }, [runtime, current]);
  return (
    <EmptyAgentFrame mark={<Brandmark />} sections={useMenuOf(agentSections)} current={drawn} mainId={mainId}>
      <SectionSkeleton />
    </EmptyAgentFrame>
  );
}

/** Sections that both centres share stay in this one. */
function linkTo(id: string): string {
  return agentSections.find((section) => section.id === id)?.path ?? `${paths.member}/${id}`;
}

function NoSuchSection() {
  const { t } = useTranslation('agent-centre');
  return (
    <EmptyState
      picture={<Icon icon={SearchXIcon} size="large" />}
      sentence={t('notFound.sentence')}
      action={<ButtonLink render={(props) => <Link {...props} to={paths.agentHome} />}>{t('notOffered.back')}</ButtonLink>}
    />
  );
}
