import { createRoot } from 'react-dom/client';
import '../reset.css.ts';
import type { KitStates } from './kit-states.ts';
import { KitPage } from './KitPage.tsx';

const files = import.meta.glob<KitStates>('../../../*/src/**/*.kit.tsx', { eager: true, import: 'kit' });
const kits = Object.values(files).toSorted((one, other) => one.title.localeCompare(other.title));
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root');

createRoot(root).render(<KitPage kits={kits} />);
