import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { Icon } from '@livery/ui/Icon';
import { LinkIcon } from '@livery/ui/icons';
import { Skeleton } from '@livery/ui/Skeleton';
import { ListPager } from '#shared/lists/ListPager.tsx';
import { LoadedPage } from '#shared/lists/LoadedPage.tsx';
import { numberParam } from '#shared/lists/list-address.ts';
import { useListAddress } from '#shared/lists/use-list-address.ts';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { refusalDropped } from '#shared/money/money.slice.ts';
import { invitationLinksRead, recruitingTermsRead, type InvitationLink } from '../../agent-recruiting.reads.ts';
import { changeBegun } from '../../agent-recruiting.slice.ts';
import { ResultsPart } from '../Results/ResultsPart.tsx';
import { EditLinkDialog } from './EditLinkDialog.tsx';
import * as styles from './InvitationLinks.css.ts';
import { LinkCard } from './LinkCard.tsx';
import { NewLinkDialog } from './NewLinkDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';

const linksOfPage = 10;

type Opened = { dialog: 'new' } | { dialog: 'edit' | 'share'; link: InvitationLink };

/** The agent's links, their offers and their results. */
export function InvitationLinksPage() {
  const { t } = useTranslation('agent-recruiting');
  const dispatch = useAppDispatch();
  const { values, pages, choose } = useListAddress({ link: numberParam });
  const terms = useRead(recruitingTermsRead, {});
  const links = useRead(invitationLinksRead, { after: pages.after, limit: linksOfPage });
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const add = (
    <Button
      variant="action"
      onClick={() => {
        dispatch(refusalDropped({ name: 'addInvitationLink' }));
        setOpened({ dialog: 'new' });
      }}
    >
      {t('links.add')}
    </Button>
  );
  return (
    <div className={styles.page}>
      <section className={styles.part} aria-labelledby="invitation-links">
        <div className={styles.head}>
          <div className={styles.words}>
            <h2 className={styles.title} id="invitation-links">
              {t('links.title')}
            </h2>
            <p className={styles.text}>{t('links.text')}</p>
          </div>
          {links.value !== undefined && links.value.items.length > 0 && add}
        </div>
        <LoadedPage page={links} pages={pages} label={t('links.loading')} skeleton={<LinksSkeleton />}>
          {({ items, next }) =>
            items.length === 0 ? (
              <EmptyState picture={<Icon icon={LinkIcon} size="large" />} sentence={t('links.none')} action={add} />
            ) : (
              <>
                <ul className={styles.list}>
                  {items.map((link) => (
                    <LinkCard
                      key={link.id}
                      link={link}
                      onShare={() => setOpened({ dialog: 'share', link })}
                      onEdit={() => {
                        dispatch(changeBegun());
                        setOpened({ dialog: 'edit', link });
                      }}
                      onResults={() => choose({ link: link.id })}
                    />
                  ))}
                </ul>
                {(next !== null || pages.after !== null) && <ListPager pages={pages} next={links.isFormer ? null : next} />}
              </>
            )
          }
        </LoadedPage>
      </section>
      <ResultsPart linkId={values.link} links={links.value?.items ?? []} onChoose={(link) => choose({ link })} />
      {opened?.dialog === 'new' && <NewLinkDialog terms={terms} onAdded={(link) => setOpened({ dialog: 'share', link })} onClose={close} />}
      {opened?.dialog === 'edit' && <EditLinkDialog link={opened.link} onClose={close} />}
      {opened?.dialog === 'share' && <ShareDialog link={opened.link} onClose={close} />}
    </div>
  );
}

function LinksSkeleton() {
  return (
    <div className={styles.list}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}
