import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { Icon, type IconNode } from '@livery/ui/Icon';
import { HeadsetIcon, MailIcon, MessageCircleIcon, PhoneIcon, SendIcon } from '@livery/ui/icons';
import { Skeleton } from '@livery/ui/Skeleton';
import { useBrand } from '#shared/pages/brand.tsx';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectServiceEntries } from '#shared/facts/service-entries.ts';
import { desksRead } from '../../service.reads.ts';
import * as styles from './ServicePage.css.ts';

const icons: Readonly<Record<string, IconNode>> = {
  CHAT: MessageCircleIcon,
  TELEGRAM: SendIcon,
  WHATSAPP: PhoneIcon,
  PHONE: PhoneIcon,
  EMAIL: MailIcon,
};

/** The desks' chats, then the operator's other contacts by kind. */
export function Contacts() {
  const { t } = useTranslation('service');
  const { customerService } = useBrand();
  const desks = useRead(desksRead, {});
  const entries = useAppSelector(selectServiceEntries);
  const chatAddress = useHref('/service/chat');
  return (
    <section className={styles.section} aria-labelledby="service-contacts">
      <h2 className={styles.title} id="service-contacts">
        {t('contacts.title')}
      </h2>
      <Loaded of={desks} onRetry={desks.retry} skeleton={<CardsSkeleton />}>
        {({ list }) => (
          <ul className={styles.cards}>
            {list.map(({ modelId, title, isOpen }) => (
              <li key={modelId}>
                <a
                  className={styles.card}
                  href={`${chatAddress}?desk=${encodeURIComponent(modelId)}`}
                  target="_blank"
                  rel="noopener"
                  data-window="440x750"
                >
                  <CardFace icon={MessageCircleIcon} title={title} text={t(isOpen ? 'contacts.open' : 'contacts.later')} />
                </a>
              </li>
            ))}
            {entries.map(({ csType, path, title }) => (
              <li key={`${csType}${path}`}>
                <a className={styles.card} href={path} target="_blank" rel="noopener noreferrer">
                  <CardFace
                    icon={icons[csType] ?? HeadsetIcon}
                    title={title}
                    text={t(`contacts.kinds.${csType}` as 'contacts.kinds.OTHER', { defaultValue: t('contacts.kinds.OTHER') })}
                  />
                </a>
              </li>
            ))}
            {customerService.email !== null && (
              <li>
                <a className={styles.card} href={`mailto:${customerService.email}`}>
                  <CardFace icon={MailIcon} title={customerService.email} text={t('contacts.kinds.EMAIL')} />
                </a>
              </li>
            )}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function CardFace({ icon, title, text }: { icon: IconNode; title: string; text: string }) {
  return (
    <>
      <span className={styles.mark}>
        <Icon icon={icon} />
      </span>
      <span className={styles.cardWords}>
        <span className={styles.cardTitle}>{title}</span>
        <span className={styles.cardText}>{text}</span>
      </span>
    </>
  );
}

function CardsSkeleton() {
  return (
    <div className={styles.cards}>
      {[0, 1, 2, 3, 4].map((index) => (
        <div key={index} className={styles.card}>
          <span className={styles.mark} />
          <span className={styles.cardWords}>
            <Skeleton width="half" />
            <Skeleton width="long" />
          </span>
        </div>
      ))}
    </div>
  );
}
