import { useRead } from '#shared/reads/use-read.ts';
import { pictureRead } from '../../account.reads.ts';
import * as styles from './AccountPicture.css.ts';

/**
 * The member's own picture, or the one generated for the account. Its space is reserved while it loads. It is
 * decoration, because the name is next to it.
 */
export function AccountPicture({ size }: { size: 'medium' | 'large' }) {
  const { value } = useRead(pictureRead, {});
  const className = styles.picture({ size });
  if (value === undefined) return <span className={className} />;
  return <img className={className} src={`data:${value.contentType};base64,${value.image}`} alt="" />;
}
