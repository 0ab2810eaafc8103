import type { LinkProps } from 'react-router-dom';
import { paths } from '#app/routing/navigation.ts';
import { asksForNewTab } from '#shared/address/use-register-link.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { dialogRequested, loginRequested } from '#shared/store/dialogs.slice.ts';
import { selectIsMember } from '#shared/facts/viewer.slice.ts';

/** A link's props for `<Link>`. */
interface LinkTarget extends Pick<LinkProps, 'onClick' | 'aria-haspopup'> {
  to: string;
  /** The dialog whose chunk is preloaded when the pointer or focus comes near. */
  'data-opens'?: 'login';
}

/**
 * A link to a page for members. Visitors are asked to log in where they are, and then continue (readings 7). Visitors
 * who open the address directly meet the page's own guard.
 */
export function useMemberLink(): (path: string) => LinkTarget {
  const open = useLoginDialog();
  const isMember = useAppSelector(selectIsMember);
  return (path) => (isMember ? { to: path } : { to: path, ...open(path) });
}

/** A link to the login, which opens over the page. */
export function useLoginLink(): LinkTarget {
  const open = useLoginDialog();
  return { to: paths.login, ...open() };
}

function useLoginDialog(): (returnTo?: string) => Omit<LinkTarget, 'to'> {
  const dispatch = useAppDispatch();
  return (returnTo) => ({
    'aria-haspopup': 'dialog',
    'data-opens': 'login',
    onClick: (event) => {
      if (asksForNewTab(event)) return;
      event.preventDefault();
      dispatch(returnTo === undefined ? dialogRequested({ kind: 'login' }) : loginRequested(returnTo));
    },
  });
}
