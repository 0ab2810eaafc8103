import '@livery/ui/reset.css';
import 'virtual:desk-theme.css';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { Desk } from './app/Desk.tsx';
import { chosenMode, wearMode } from './app/mode.ts';
import { takeSecret } from './app/secret.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root');

wearMode(chosenMode());
// Must run before the router reads the address.
takeSecret();
// If the desk is already open in this tab, a new hash alone loads nothing.
addEventListener('hashchange', () => {
  if (takeSecret()) location.reload();
});
createRoot(root).render(
  <HashRouter>
    <Desk />
  </HashRouter>,
);
