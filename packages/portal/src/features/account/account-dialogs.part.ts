/** The dialogs for profile and devices in one chunk, because each chunk is an entry in every page's list of scripts. */
export { CloseAccountDialog } from './leaving/CloseAccountDialog/CloseAccountDialog.tsx';
export { ContactDialog } from './contacts/ContactDialog/ContactDialog.tsx';
export { EndSessionsDialog } from './devices/EndSessionsDialog/EndSessionsDialog.tsx';
export { PictureDialog } from './profile/PictureDialog/PictureDialog.tsx';
export { ProfileDialog } from './profile/ProfileDialog/ProfileDialog.tsx';
