import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { Icon } from '@livery/ui/Icon';
import { LockIcon } from '@livery/ui/icons';

/** In place of a section that the site does not offer, for whoever comes by its address. */
export function NotOffered({ to }: { to: string }) {
  const { t } = useTranslation('member');
  return (
    <EmptyState
      drawing={<Icon icon={LockIcon} size="large" />}
      sentence={t('notOffered.sentence')}
      action={<ButtonLink render={(props) => <Link {...props} to={to} />}>{t('notOffered.back')}</ButtonLink>}
    />
  );
}
