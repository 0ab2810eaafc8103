import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import type { Failure } from '#api/api-failure.ts';
import { ReadFailure } from '../reads/ReadFailure.tsx';
import type { ListPages, PageAddress } from './use-list-address.ts';

interface PageFailureProps {
  failure: Failure;
  pages: Pick<ListPages, 'first'>;
  onRetry: () => void;
}

/** Replaces a page of a list that failed. Offers another attempt, or the first page if the list has no such page. */
export function PageFailure({ failure, pages, onRetry }: PageFailureProps) {
  return isCursorRefused(failure) ? <LostPage first={pages.first} /> : <ReadFailure failure={failure} onRetry={onRetry} />;
}

function isCursorRefused({ code, fields = {} }: Failure): boolean {
  return code === 'INVALID_REQUEST' && '/after' in fields;
}

/** The address has a page that the list never had or no longer has, so another attempt would not find it either. */
function LostPage({ first }: { first: PageAddress }) {
  const { t } = useTranslation('lists');
  return (
    <EmptyState
      sentence={t('pages.lost')}
      action={
        <ButtonLink render={(props) => <Link {...props} to={{ search: first.search }} state={first.state} />}>
          {t('pages.first')}
        </ButtonLink>
      }
    />
  );
}
