import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Dialog } from '@livery/ui/Dialog';
import { IconButton } from '@livery/ui/IconButton';
import { LogOutIcon } from '@livery/ui/icons';
import { selectAccount } from '#shared/facts/viewer.slice.ts';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { agentNoticesRead } from '../../agent-centre.reads.ts';
import type { AgentSection } from '../../agent-section.data.ts';
import { AgentSectionsContext } from '../../agent-sections.port.ts';
import { AgentClock } from '../AgentClock/AgentClock.tsx';
import { AgentNavigation } from '../AgentNavigation/AgentNavigation.tsx';
import { BottomBar } from './BottomBar.tsx';
import * as styles from './AgentFrame.css.ts';

export interface AgentFrameProps {
  /** The brand's mark, which links to the site. */
  mark: ReactNode;
  /** The agent's balance, always visible. */
  balance: ReactNode;
  /** Language and theme. */
  choices: ReactNode;
  sections: readonly AgentSection[];
  /** The current section. Undefined for an unknown address. */
  current: AgentSection | undefined;
  mainId: string;
  children: ReactNode;
}

/** The agents' workspace: a header with the gateway's clock, the menu beside or below the page, and the section. */
export function AgentFrame({ mark, balance, choices, sections, current, mainId, children }: AgentFrameProps) {
  const { t } = useTranslation('agent-centre');
  const [isMenuOpen, setMenuOpen] = useState(false);
  const offset = useRead(agentNoticesRead, {}).value?.clockOffset;
  return (
    <Layout
      header={
        <>
          <Nickname>{offset !== undefined && <AgentClock offset={offset} />}</Nickname>
          <div className={styles.money}>{balance}</div>
          <SignOut />
        </>
      }
      mark={mark}
      rail={
        <>
          <AgentNavigation sections={sections} current={current} />
          <div className={styles.choices}>{choices}</div>
        </>
      }
      bar={<BottomBar sections={sections} current={current} onMenu={() => setMenuOpen(true)} />}
    >
      <main id={mainId} className={styles.main} tabIndex={-1}>
        <Heading current={current} />
        <AgentSectionsContext value={sections}>{children}</AgentSectionsContext>
      </main>
      <Dialog open={isMenuOpen} onClose={() => setMenuOpen(false)} title={t('title')} closeLabel={t('closeMenu')}>
        <div className={styles.sheet}>
          {balance}
          <AgentNavigation sections={sections} current={current} onFollow={() => setMenuOpen(false)} />
          {choices}
        </div>
      </Dialog>
    </Layout>
  );
}

type EmptyAgentFrameProps = Pick<AgentFrameProps, 'mark' | 'sections' | 'current' | 'mainId' | 'children'>;

/** The same before the viewer is known, without any agent's data. */
export function EmptyAgentFrame({ mark, sections, current, mainId, children }: EmptyAgentFrameProps) {
  return (
    <Layout mark={mark} header={null} rail={<AgentNavigation sections={sections} current={current} />} bar={null} isEmpty>
      <main id={mainId} className={styles.waitingMain} tabIndex={-1}>
        {current !== undefined && <Heading current={current} />}
        {children}
      </main>
    </Layout>
  );
}

interface LayoutProps {
  mark: ReactNode;
  header: ReactNode;
  rail: ReactNode;
  bar: ReactNode;
  isEmpty?: boolean;
  children: ReactNode;
}

function Layout({ mark, header, rail, bar, isEmpty = false, children }: LayoutProps) {
  const { t } = useTranslation('agent-centre');
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        {mark}
        <span className={styles.name}>{t('title')}</span>
        <div className={styles.end}>{header}</div>
      </header>
      <div className={styles.body}>
        <div className={styles.rail({ isEmpty })}>{rail}</div>
        {children}
      </div>
      {bar}
    </div>
  );
}

function Nickname({ children }: { children: ReactNode }) {
  const { t } = useTranslation('agent-centre');
  const account = useAppSelector(selectAccount);
  const name = account?.nickname || account?.account;
  return (
    <div className={styles.who}>
      {name !== undefined && (
        <strong className={styles.nickname} title={t('account', { name: account?.account })}>
          {name}
        </strong>
      )}
      {children}
    </div>
  );
}

function SignOut() {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  return (
    <IconButton
      icon={LogOutIcon}
      label={t('actions.signOut')}
      aria-haspopup="dialog"
      onClick={() => dispatch(dialogRequested({ kind: 'logout' }))}
    />
  );
}

/** The current place, below its breadcrumb. */
function Heading({ current }: { current: AgentSection | undefined }) {
  const { t } = useTranslation('agent-centre');
  const title = current === undefined ? t('notFound.title') : t(current.titleKey);
  const group = current?.group === undefined ? null : t(`groups.${current.group}`);
  if (current?.id === 'start') return <h1 className={styles.title}>{title}</h1>;
  return (
    <div className={styles.head}>
      <nav aria-label={t('breadcrumb')}>
        <ol className={styles.crumbs}>
          <li>
            <Link className={styles.crumb} to="/agentHome">
              {t('title')}
            </Link>
          </li>
          {group !== null && group !== title && <li>{group}</li>}
          <li aria-current="page">{title}</li>
        </ol>
      </nav>
      <h1 className={styles.title}>{title}</h1>
      {current?.leadKey !== undefined && <p className={styles.lead}>{t(current.leadKey)}</p>}
    </div>
  );
}
