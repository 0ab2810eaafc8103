import { useTranslation } from 'react-i18next';
import { Select } from '@livery/ui/Select';
import { Skeleton } from '@livery/ui/Skeleton';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { invitationResultsRead, type InvitationLink } from '../../agent-recruiting.reads.ts';
import { isUntouched } from '../../results.rules.ts';
import { useLinkText } from '../InvitationLinks/use-link-text.ts';
import { Cohorts } from './Cohorts.tsx';
import { FunnelPicture } from './FunnelPicture.tsx';
import * as styles from './Results.css.ts';
import { SubTable } from './SubTable.tsx';

interface ResultsPartProps {
  /** Null for all links. */
  linkId: number | null;
  links: readonly InvitationLink[];
  onChoose: (linkId: number | null) => void;
}

/** From visits to play, and who comes back. */
export function ResultsPart({ linkId, links, onChoose }: ResultsPartProps) {
  const { t } = useTranslation('agent-recruiting');
  const { nameOf } = useLinkText();
  const results = useRead(invitationResultsRead, { link: linkId });
  const isListed = linkId === null || links.some(({ id }) => id === linkId);
  return (
    <section className={styles.part} aria-labelledby="invitation-results">
      <div className={styles.head}>
        <h2 className={styles.title} id="invitation-results">
          {t('results.title')}
        </h2>
        <Select
          label={t('results.choose')}
          labelHidden
          value={linkId === null ? '' : String(linkId)}
          onChange={(value) => onChoose(value === '' ? null : Number(value))}
          options={[
            { value: '', label: t('results.all') },
            ...(isListed ? [] : [{ value: String(linkId), label: `#${linkId}` }]),
            ...links.map((link) => ({ value: String(link.id), label: nameOf(link) })),
          ]}
        />
      </div>
      <Loaded of={results} onRetry={results.retry} label={t('results.loading')} skeleton={<Skeleton shape="block" />}>
        {({ total, subs, cohorts }) =>
          isUntouched(total) ? (
            <p className={styles.text}>{t('results.none')}</p>
          ) : (
            <>
              <FunnelPicture total={total} />
              {subs.some(({ sub }) => sub !== '') && <SubTable subs={subs} />}
              <Cohorts cohorts={cohorts} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}
