import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { selectPicture } from '../../account.selectors.ts';
import { pictureRequested } from '../profile.slice.ts';
import * as styles from './AccountPicture.css.ts';

/** The member's own picture, or the one drawn for the account; its room is kept until it is here. Decoration: the name stands beside it. */
export function AccountPicture({ size }: { size: 'medium' | 'large' }) {
  const dispatch = useAppDispatch();
  const { status, value } = useAppSelector(selectPicture);
  useEffect(() => {
    if (status === 'idle') dispatch(pictureRequested());
  }, [status, dispatch]);
  const className = styles.picture({ size });
  if (value === undefined) return <span className={className} />;
  return <img className={className} src={`data:${value.contentType};base64,${value.image}`} alt="" />;
}
