import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { VendorCategory } from '@livery/contract/shapes';
import { VendorMark } from '#features/lobby/components/VendorMark/VendorMark.tsx';
import { addressOf } from '#features/lobby/lobby-place.rules.ts';
import { placeOfVendor } from '#features/lobby/lobby.rules.ts';
import { categoryAddress } from '#app/routing/navigation.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectCategories } from '#shared/facts/menus.slice.ts';
import { PopularGames } from './PopularGames.tsx';
import * as styles from './VendorPanels.css.ts';

interface VendorPanelsProps {
  navigation: RefObject<HTMLElement | null>;
  /** The types that the navigation links to, in its order. */
  types: readonly string[];
}

/** Types without their own link are listed with a related type (readings 13). */
const beside: Readonly<Record<string, readonly string[]>> = {
  LOTT: ['ELOTT'],
  SPORTS: ['COCKFIGHT'],
  RNG: ['BGS', 'MINI', 'INHOUSE'],
};

/** Milliseconds before a pointer that rests on a link opens its panel, and before one that has left closes it. */
const intent = { open: 200, close: 260 };

/**
 * A panel below each link with the providers and hottest games of its type. Resting the pointer or arrow down opens it.
 */
export function VendorPanels({ navigation, types }: VendorPanelsProps) {
  const { t } = useTranslation();
  const categories = useAppSelector(selectCategories);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<string | null>(null);
  const groups = groupsOf(categories, open);
  const isShown = groups.length > 0;

  useEffect(() => {
    const root = navigation.current;
    if (root === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const linkOf = (type: string | null) => linksOf(root)[types.indexOf(type ?? '')];
    const typeAt = (target: EventTarget | null) => {
      const link = target instanceof Element ? target.closest('a') : null;
      return types[linksOf(root).findIndex((each) => each === link)] ?? null;
    };
    const soon = (type: string | null) => {
      clearTimeout(timer);
      timer = setTimeout(() => setOpen(type), type === null ? intent.close : intent.open);
    };
    const hearPointer = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      if (panel.current?.contains(event.target as Node) === true) clearTimeout(timer);
      else soon(typeAt(event.target));
    };
    const hearKey = (event: KeyboardEvent) => {
      const type = typeAt(event.target);
      if (event.key === 'ArrowDown' && type !== null) {
        event.preventDefault();
        // A pointer that left before would close it again.
        clearTimeout(timer);
        setOpen(type);
        requestAnimationFrame(() => panel.current?.querySelector('a')?.focus());
      }
      if (event.key === 'Escape' && panel.current !== null) {
        setOpen((current) => {
          linkOf(current)?.focus();
          return null;
        });
      }
    };
    const leave = () => soon(null);
    const press = (event: MouseEvent) => {
      if (typeAt(event.target) === null) return;
      clearTimeout(timer);
      setOpen(null);
    };
    const blur = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !root.contains(event.relatedTarget)) setOpen(null);
    };
    // A pointer loaded these panels and may now rest on a link.
    if (matchMedia('(hover: hover)').matches) soon(typeAt(root.querySelector('a:hover')));
    root.addEventListener('pointerover', hearPointer);
    root.addEventListener('pointerleave', leave);
    root.addEventListener('click', press);
    root.addEventListener('keydown', hearKey);
    root.addEventListener('focusout', blur);
    return () => {
      clearTimeout(timer);
      root.removeEventListener('pointerover', hearPointer);
      root.removeEventListener('pointerleave', leave);
      root.removeEventListener('click', press);
      root.removeEventListener('keydown', hearKey);
      root.removeEventListener('focusout', blur);
    };
  }, [navigation, types]);

  useEffect(() => {
    const links = navigation.current === null ? [] : linksOf(navigation.current);
    types.forEach((type, index) => links[index]?.setAttribute('aria-expanded', String(isShown && type === open)));
  }, [navigation, types, open, isShown]);

  if (!isShown || open === null) return null;
  return (
    <div ref={panel} className={styles.panel}>
      <div className={styles.columns}>
        <div className={styles.providers}>
          {groups.map(({ gameCategory, cards }) => (
            <section key={gameCategory} className={styles.group} aria-label={t(`types.${gameCategory}` as 'types.RNG')}>
              <Link className={styles.title} to={categoryAddress(gameCategory)} onClick={() => setOpen(null)}>
                {t(`types.${gameCategory}` as 'types.RNG')}
              </Link>
              <ul className={styles.vendors}>
                {cards.map((card) => (
                  <li key={card.cardId}>
                    <Link className={styles.vendor} to={addressOf(placeOfVendor(card))} onClick={() => setOpen(null)}>
                      <VendorFace icon={card.lagerIcon} name={card.nodeName} />
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <PopularGames key={open} type={open} onFollow={() => setOpen(null)} />
      </div>
    </div>
  );
}

/** Shows the vendor's logo, or its name if the logo fails to load. */
function VendorFace({ icon, name }: { icon: string; name: string }) {
  const [isBroken, setBroken] = useState(false);
  return isBroken ? (
    <span className={styles.letters} dir="auto">
      {name}
    </span>
  ) : (
    <VendorMark icon={icon} name={name} form="entry" onError={() => setBroken(true)} />
  );
}

/** Links of the game types. Home is the first entry. */
function linksOf(navigation: HTMLElement): HTMLAnchorElement[] {
  return [...navigation.querySelectorAll<HTMLAnchorElement>(':scope > ul a')].slice(1);
}

function groupsOf(categories: readonly VendorCategory[], type: string | null): VendorCategory[] {
  if (type === null) return [];
  return [type, ...(beside[type] ?? [])].flatMap((each) =>
    categories.filter(({ gameCategory, cards }) => gameCategory === each && cards.length > 0),
  );
}
