import { useEffect, useLayoutEffect, useState } from 'react';
import { Select } from '../Select/Select.tsx';
import { emulateMedia } from './emulate-media.ts';
import { kitAddress, kitChoices, readKitAddress, type KitAddress, type KitView } from './kit-address.ts';
import type { KitStates } from './kit-states.ts';
import * as styles from './KitPage.css.ts';

const labels: Record<keyof KitView, string> = {
  theme: 'Theme',
  contrast: 'Contrast',
  motion: 'Motion',
  text: 'Text, per cent',
  direction: 'Direction',
};

/** `/` lists the components, `/<title>` shows all states of one, `/<title>/<state>` a single state. */
export function KitPage({ kits }: { kits: readonly KitStates[] }) {
  const [address, go] = useKitAddress();
  const kit = kits.find(({ title }) => title === address.title);
  useView(address.view);
  if (kit === undefined) return <KitIndex kits={kits} address={address} go={go} />;
  const draw = address.state === null ? undefined : kit.states[address.state];
  if (draw !== undefined) return <main className={styles.alone}>{draw()}</main>;
  return (
    <div className={styles.page}>
      <KitBar kits={kits} address={address} go={go} />
      <main className={styles.component}>
        <h1 className={styles.title}>{kit.title}</h1>
        {Object.entries(kit.states).map(([state, drawState]) => (
          <section key={state} className={styles.state}>
            <h2 className={styles.stateTitle}>
              <a className={styles.link} href={kitAddress({ ...address, title: kit.title, state })}>
                {state}
              </a>
            </h2>
            {kit.coversScreen !== true && <div>{drawState()}</div>}
          </section>
        ))}
      </main>
    </div>
  );
}

interface PartProps {
  kits: readonly KitStates[];
  address: KitAddress;
  go: (address: KitAddress) => void;
}

function KitIndex({ kits, address, go }: PartProps) {
  return (
    <div className={styles.page}>
      <KitBar kits={kits} address={address} go={go} />
      <main className={styles.component}>
        <h1 className={styles.title}>Kit</h1>
        <ul className={styles.index}>
          {kits.map(({ title }) => (
            <li key={title}>
              <a className={styles.link} href={kitAddress({ ...address, title, state: null })}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}

function KitBar({ kits, address, go }: PartProps) {
  const titles = kits.map(({ title }) => ({ value: title, label: title }));
  const view = (name: keyof KitView, value: string) => go({ ...address, view: { ...address.view, [name]: value } });
  return (
    <header className={styles.bar}>
      <div className={styles.choice}>
        <Select
          label="Component"
          labelHidden
          options={[{ value: '', label: 'All' }, ...titles]}
          value={address.title ?? ''}
          onChange={(title) => go({ ...address, title: title || null, state: null })}
        />
      </div>
      {(Object.keys(kitChoices) as (keyof KitView)[]).map((name) => (
        <div key={name} className={styles.choice}>
          <Select
            label={labels[name]}
            labelHidden
            options={kitChoices[name].map((value) => ({ value, label: value === '' ? labels[name] : value }))}
            value={address.view[name]}
            onChange={(value) => view(name, value)}
          />
        </div>
      ))}
    </header>
  );
}

function useKitAddress(): [KitAddress, (address: KitAddress) => void] {
  const [address, setAddress] = useState(() => readKitAddress(location));
  useEffect(() => {
    const follow = () => setAddress(readKitAddress(location));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  return [
    address,
    (next) => {
      history.pushState(null, '', kitAddress(next));
      setAddress(next);
    },
  ];
}

function useView({ theme, contrast, motion, text, direction }: KitView): void {
  useLayoutEffect(() => {
    const { documentElement: page } = document;
    if (theme !== '') page.dataset['theme'] = theme;
    page.style.setProperty('font-size', text === '' ? null : `${text}%`);
    page.dir = direction;
    const emulate = () => emulateMedia({ contrast: contrast !== '', motion: motion !== '' });
    emulate();
    // In development, a stylesheet loads with its module.
    const sheets = new MutationObserver(emulate);
    sheets.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => sheets.disconnect();
  }, [theme, contrast, motion, text, direction]);
}
