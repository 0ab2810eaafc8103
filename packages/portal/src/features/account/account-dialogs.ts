/** The dialogs of the profile and the devices, one chunk: each chunk is an entry on every page's list of scripts. */
export { CloseAccountDialog } from './components/CloseAccountDialog/CloseAccountDialog.tsx';
export { ContactDialog } from './components/ContactDialog/ContactDialog.tsx';
export { EndSessionsDialog } from './components/EndSessionsDialog/EndSessionsDialog.tsx';
export { PictureDialog } from './components/PictureDialog/PictureDialog.tsx';
export { ProfileDialog } from './components/ProfileDialog/ProfileDialog.tsx';
