import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { IconLink } from '@livery/ui/IconButton';
import { MailIcon } from '@livery/ui/icons';
import { paths } from '#app/routing/navigation.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectUnread } from '#shared/facts/live.selectors.ts';
import { shownCount } from './shown-count.ts';

/** The header's link to the messages, with the number of unread ones. */
export function MessagesLink() {
  const { t } = useTranslation();
  const count = useAppSelector(selectUnread);
  return (
    <IconLink
      icon={MailIcon}
      label={t('account.messages', { count })}
      mark={count === 0 ? undefined : shownCount(count)}
      render={(props) => <Link {...props} to={paths.messages} />}
    />
  );
}
