import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Skeleton } from '@livery/ui/Skeleton';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { together } from '#shared/reads/together.ts';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { downlineTermsRead, recruitingTermsRead, type DownlineTerms as Terms, type RecruitingTerms } from '../../agent-recruiting.reads.ts';
import { selectTermsForm, termsClosed, termsOpened } from '../../agent-recruiting.slice.ts';
import * as styles from './DownlineTerms.css.ts';
import { TermsFacts } from './TermsFacts.tsx';
import { TermsForm } from './TermsForm.tsx';

interface DownlineTermsProps {
  member: number;
  /** Directly below the agent, who may then change them. */
  isDirect: boolean;
}

/** The rates and limits of an account in the team. */
export function DownlineTerms({ member, isDirect }: DownlineTermsProps) {
  const { t } = useTranslation('agent-recruiting');
  const titleId = useId();
  const both = together<{ own: RecruitingTerms; theirs: Terms }>({
    own: useRead(recruitingTermsRead, {}),
    theirs: useRead(downlineTermsRead, { member }),
  });
  const isOpen = useAppSelector(selectTermsForm(member)) !== null;
  const dispatch = useAppDispatch();
  useEffect(() => () => void dispatch(termsClosed()), [dispatch]);
  const mayChange = isDirect && both.value !== undefined && !isOpen;
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 className={styles.title} id={titleId}>
          {t('terms.title')}
        </h3>
        {mayChange && (
          <Button size="small" onClick={() => dispatch(termsOpened(member))}>
            {t('terms.change')}
          </Button>
        )}
      </div>
      <Loaded of={both} onRetry={both.retry} label={t('terms.loading')} skeleton={<TermsSkeleton />}>
        {({ own, theirs }) =>
          isOpen ? (
            <TermsForm key={JSON.stringify(theirs)} member={member} own={own} theirs={theirs} />
          ) : (
            <>
              <p className={styles.text}>{t(isDirect ? 'terms.text' : 'terms.textBelow')}</p>
              <TermsFacts own={own} theirs={theirs} isDirect={isDirect} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}

function TermsSkeleton() {
  return (
    <>
      <Skeleton width="long" />
      <Skeleton shape="block" />
    </>
  );
}
