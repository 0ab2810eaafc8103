import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Checkbox } from '@livery/ui/Checkbox';
import { Icon } from '@livery/ui/Icon';
import { VisuallyHidden } from '@livery/ui/VisuallyHidden';
import type { LetterHead } from '../../inbox.api.ts';
import { searchWithLetter } from '../../inbox-address.rules.ts';
import { topicIcons } from '../../letter-topics.data.ts';
import { useLetterDate } from '../../use-letter-date.ts';
import * as styles from './LetterRow.css.ts';

interface LetterRowProps {
  letter: LetterHead;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** A message in the list. The row opens it, its checkbox selects it. */
export function LetterRow({ letter: { id, topic, title, excerpt, sentAt, isRead }, isChosen, onChoose }: LetterRowProps) {
  const { t } = useTranslation('inbox');
  const { search } = useLocation();
  const dateText = useLetterDate();
  return (
    <li className={styles.row({ isRead, isChosen })}>
      <div className={styles.box}>
        <Checkbox
          label={<VisuallyHidden>{t('list.choose', { title })}</VisuallyHidden>}
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      </div>
      <span className={styles.mark({ isRead })}>
        <Icon icon={topicIcons[topic]} />
      </span>
      <div className={styles.words}>
        <Link className={styles.title({ isRead })} to={{ search: searchWithLetter(search, id) }}>
          {!isRead && <VisuallyHidden>{t('list.unread')} </VisuallyHidden>}
          <span>{title}</span>
        </Link>
        <span className={styles.excerpt}>{excerpt}</span>
      </div>
      <div className={styles.end}>
        <time className={styles.date} dateTime={sentAt}>
          {dateText(sentAt)}
        </time>
        {!isRead && <span className={styles.dot} />}
      </div>
    </li>
  );
}
