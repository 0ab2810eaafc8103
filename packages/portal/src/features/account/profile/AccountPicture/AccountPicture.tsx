import { useRead } from '#shared/reads/use-read.ts';
import { pictureRead } from '../../account.reads.ts';
import * as styles from './AccountPicture.css.ts';

/** The member's own picture, or the one made for the account; its room is kept until it is here. Decoration: the name is beside it. */
export function AccountPicture({ size }: { size: 'medium' | 'large' }) {
  const { value } = useRead(pictureRead, {});
  const className = styles.picture({ size });
  if (value === undefined) return <span className={className} />;
  return <img className={className} src={`data:${value.contentType};base64,${value.image}`} alt="" />;
}
