import { Icon } from '@livery/ui/Icon';
import { IconButton } from '@livery/ui/IconButton';
import { EmptyState } from '@livery/ui/EmptyState';
import { LogOutIcon, MoonIcon, SlidersHorizontalIcon, SunIcon } from '@livery/ui/icons';
import { Select } from '@livery/ui/Select';
import { SkipLink } from '@livery/ui/SkipLink';
import { Spinner } from '@livery/ui/Spinner';
import type { ControlledMerchant } from '@livery/contract/control/shapes';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Navigate, NavLink, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import type { AskFor } from '#api/ask.ts';
import { DeskFacts } from '#shared/desk-context.ts';
import { Boundary } from './Boundary.tsx';
import * as styles from './Desk.css.ts';
import { deskTexts as texts } from './desk.texts.ts';
import { chosenMode, keepMode } from './mode.ts';
import { rooms } from './rooms.ts';

interface ShellProps {
  readonly askFor: AskFor;
  readonly merchants: readonly ControlledMerchant[];
  readonly onLeave: () => void;
}

const mainId = 'room';
const drawnRooms = rooms.map(({ id, path, load }) => ({
  id,
  path,
  Page: lazy(async () => ({ default: await load() })),
}));

/** Bar, menu and the room in the address: `/<merchant>/<room>`. */
export function Shell({ askFor, merchants, onLeave }: ShellProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [, code = '', path = rooms[0]?.path ?? ''] = pathname.split('/');
  const merchant = merchants.find((each) => each.code === code) ?? merchants[0];
  const facts = useMemo(() => (merchant === undefined ? null : { ask: askFor(merchant.code), merchant }), [askFor, merchant]);
  if (facts === null) {
    return (
      <main className={styles.alone}>
        <EmptyState sentence={texts.noMerchant} />
      </main>
    );
  }
  const home = `/${facts.merchant.code}`;
  return (
    <div className={styles.shell}>
      <SkipLink targetId={mainId}>{texts.skip}</SkipLink>
      <header className={styles.bar}>
        <span className={styles.name}>
          <Icon icon={SlidersHorizontalIcon} />
          <span className={styles.nameText}>{texts.name}</span>
        </span>
        <div className={styles.merchant}>
          <Select
            label={texts.merchant}
            labelHidden
            options={merchants.map((each) => ({ value: each.code, label: each.name }))}
            value={facts.merchant.code}
            onChange={(chosen) => void navigate(`/${chosen}/${path}`)}
          />
        </div>
        <ModeButton />
        <IconButton icon={LogOutIcon} label={texts.signOut} variant="band" onClick={onLeave} />
      </header>
      <nav className={styles.rooms} aria-label={texts.rooms}>
        {rooms.map((room) => (
          <NavLink key={room.id} className={styles.room} to={`${home}/${room.path}`} ref={room.path === path ? bringIntoSight : undefined}>
            <Icon icon={room.icon} size="small" />
            {room.title}
          </NavLink>
        ))}
      </nav>
      <main className={styles.main} id={mainId} tabIndex={-1}>
        <DeskFacts value={facts}>
          <Boundary key={pathname}>
            <Suspense fallback={<Spinner label={texts.loading} />}>
              <Routes>
                {drawnRooms.map(({ id, path: place, Page }) => (
                  <Route key={id} path={`${home}/${place}`} element={<Page key={home} />} />
                ))}
                <Route path="*" element={<Navigate to={`${home}/${rooms[0]?.path ?? ''}`} replace />} />
              </Routes>
            </Suspense>
          </Boundary>
        </DeskFacts>
      </main>
    </div>
  );
}

function ModeButton() {
  const [mode, setMode] = useState(chosenMode);
  const other = mode === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      icon={mode === 'dark' ? SunIcon : MoonIcon}
      label={mode === 'dark' ? texts.toLight : texts.toDark}
      variant="band"
      onClick={() => {
        keepMode(other);
        setMode(other);
      }}
    />
  );
}

/** On a phone the menu is a row that scrolls. */
function bringIntoSight(link: HTMLAnchorElement | null): void {
  link?.scrollIntoView({ block: 'nearest', inline: 'center' });
}
