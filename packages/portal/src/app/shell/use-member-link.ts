import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '#shared/state/app-hooks.ts';
import { loginRequested } from '#shared/state/dialogs.slice.ts';
import { selectIsMember } from '#shared/state/viewer.slice.ts';

/** Goes to a page for members; a visitor is asked to log in and then goes on (readings 7). */
export function useMemberLink(): (path: string) => void {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const isMember = useAppSelector(selectIsMember);
  return (path) => {
    if (isMember) void navigate(path);
    else dispatch(loginRequested(path));
  };
}
