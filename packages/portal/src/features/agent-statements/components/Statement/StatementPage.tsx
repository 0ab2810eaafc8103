import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { Icon } from '@livery/ui/Icon';
import { ArrowLeftIcon, DownloadIcon } from '@livery/ui/icons';
import { Skeleton } from '@livery/ui/Skeleton';
import { fileRequested } from '#shared/lists/files/files.slice.ts';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { FileButton } from '#shared/lists/files/FileButton.tsx';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { section } from '#shared/team/team.css.ts';
import { statementRead } from '../../agent-statements.reads.ts';
import { statementsPath } from '../../statement-address.rules.ts';
import { Sheet } from './Sheet.tsx';
import * as styles from './Statement.css.ts';

/** One printable statement, with its files. */
export function StatementPage({ number }: { number: number }) {
  const { t } = useTranslation('agent-statements');
  const statement = useRead(statementRead, { number });
  if (statement.status === 'failed' && statement.failure.code === 'NOT_FOUND') return <Missing />;
  return (
    <div className={section}>
      <Link className={styles.back} to={statementsPath}>
        <Icon icon={ArrowLeftIcon} size="small" />
        {t('page.back')}
      </Link>
      <Loaded of={statement} onRetry={statement.retry} label={t('page.loading')} skeleton={<Skeleton shape="block" />}>
        {({ statement: document, hash }) => (
          <>
            <Files number={number} />
            <Sheet statement={document} hash={hash} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function Files({ number }: { number: number }) {
  const { t } = useTranslation('agent-statements');
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  return (
    <div className={styles.acts}>
      <Button size="small" variant="action" onClick={() => window.print()}>
        {t('page.print')}
      </Button>
      <Button size="small" icon={DownloadIcon} onClick={() => dispatch(fileRequested({ file: 'statementDocument', query: { number } }))}>
        {t('page.document')}
      </Button>
      <FileButton request={{ file: 'statementFile', query: { number, language } }} />
    </div>
  );
}

function Missing() {
  const { t } = useTranslation('agent-statements');
  const way = (
    <ButtonLink variant="action" render={(props) => <Link {...props} to={statementsPath} />}>
      {t('page.back')}
    </ButtonLink>
  );
  return <EmptyState sentence={t('page.missing')} action={way} />;
}
