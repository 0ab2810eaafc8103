import { Link } from 'react-router-dom';
import { ButtonLink } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { Icon } from '@livery/ui/Icon';
import { LockIcon } from '@livery/ui/icons';

/** Shown at the address of a section that the site does not offer. */
export function NotOffered({ sentence, back, to }: { sentence: string; back: string; to: string }) {
  return (
    <EmptyState
      picture={<Icon icon={LockIcon} size="large" />}
      sentence={sentence}
      action={<ButtonLink render={(props) => <Link {...props} to={to} />}>{back}</ButtonLink>}
    />
  );
}
