import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '@livery/ui/Button';
import { Disclosure } from '@livery/ui/Disclosure';
import { EmptyState } from '@livery/ui/EmptyState';
import { HeadsetIcon } from '@livery/ui/icons';
import { SearchField } from '@livery/ui/SearchField';
import { Skeleton } from '@livery/ui/Skeleton';
import type { HelpArticle } from '@livery/contract/shapes';
import { HtmlText } from '#shared/pages/HtmlText.tsx';
import { idOfHash } from '#shared/address/id-of-hash.ts';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { PublicPage } from '#shared/pages/PublicPage.tsx';
import { useAddress } from '#shared/address/use-address.ts';
import { useUrlText } from '#shared/address/use-url-text.ts';
import { findArticles, helpGroups, markFound, wordsOf } from '../../help.rules.ts';
import { useHelp } from '../../use-help.ts';
import { Version } from '../Version.tsx';
import * as styles from './HelpPage.css.ts';

/** The help centre: a search, contents, and articles that a hash opens. */
export function HelpPage() {
  const { t } = useTranslation('help');
  const help = useHelp();
  const [, setParams] = useSearchParams();
  const search = new URLSearchParams(useAddress().search).get('q') ?? '';
  const [typed, setTyped] = useUrlText(search);
  const find = (text: string) => {
    setTyped(text);
    setParams(text === '' ? {} : { q: text }, { replace: true });
  };
  return (
    <PublicPage
      title={t('title')}
      lead={t('lead')}
      extra={<SearchField label={t('search')} clearLabel={t('clear')} value={typed} onChange={find} maxLength={80} />}
    >
      <Loaded of={help} onRetry={help.retry} skeleton={<HelpSkeleton />}>
        {({ articles }) => (search.trim() === '' ? <Contents articles={articles} /> : <Results articles={articles} search={search} />)}
      </Loaded>
      <section className={styles.ask}>
        <div>
          <h2 className={styles.askTitle}>{t('ask.title')}</h2>
          <p>{t('ask.text')}</p>
        </div>
        <ButtonLink variant="action" icon={HeadsetIcon} render={(props) => <Link {...props} to="/service" />}>
          {t('ask.action')}
        </ButtonLink>
      </section>
    </PublicPage>
  );
}

/** Articles by group, with a table of contents beside them on wide screens. */
function Contents({ articles }: { articles: readonly HelpArticle[] }) {
  const { t } = useTranslation('help');
  const { hash, key } = useLocation();
  const wanted = idOfHash(hash);
  useEffect(() => {
    // The articles loaded after the page had looked for the hash target.
    if (wanted !== null) document.getElementById(wanted)?.scrollIntoView();
  }, [wanted, key]);
  const groups = helpGroups.flatMap((group) => {
    const own = articles.filter((article) => article.group === group);
    return own.length === 0 ? [] : [{ group, own }];
  });
  if (groups.length === 0) return <EmptyState sentence={t('none')} />;
  return (
    <div className={styles.columns}>
      <nav className={styles.contents} aria-label={t('contents')}>
        {groups.map(({ group, own }) => (
          <div key={group} className={styles.contentsGroup}>
            <p className={styles.contentsTitle}>{t(`groups.${group}`)}</p>
            {own.map(({ id, title }) => (
              <Link key={id} className={styles.contentsLink} to={{ hash: `#${id}` }} aria-current={id === wanted ? 'location' : undefined}>
                {title}
              </Link>
            ))}
          </div>
        ))}
      </nav>
      <div className={styles.groups}>
        {groups.map(({ group, own }) => (
          <section key={group} className={styles.group} aria-labelledby={`help-${group}`}>
            <h2 className={styles.groupTitle} id={`help-${group}`}>
              {t(`groups.${group}`)}
            </h2>
            <div className={styles.card}>
              {own.map((article) => (
                <Disclosure
                  key={`${article.id}${article.id === wanted ? key : ''}`}
                  id={article.id}
                  label={article.title}
                  open={article.id === wanted}
                >
                  <Version article={article} />
                  <HtmlText html={article.content} />
                </Disclosure>
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

const shownWords = 180;

function Results({ articles, search }: { articles: readonly HelpArticle[]; search: string }) {
  const { t } = useTranslation('help');
  const found = findArticles(articles, search);
  return (
    <section className={styles.group} aria-labelledby="help-found">
      <h2 className={styles.groupTitle} id="help-found" aria-live="polite">
        {t('found', { count: found.length })}
      </h2>
      {found.length === 0 ? (
        <EmptyState sentence={t('notFound', { text: search.trim() })} />
      ) : (
        <ul className={styles.results}>
          {found.map(({ id, title, content }) => (
            <li key={id}>
              <Link className={styles.result} to={{ search: '', hash: `#${id}` }}>
                <span className={styles.resultTitle}>
                  <Marked text={title} search={search} />
                </span>
                <span className={styles.resultText}>
                  <Marked text={`${wordsOf(content).slice(0, shownWords)}…`} search={search} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Marked({ text, search }: { text: string; search: string }) {
  return markFound(text, search).map((part, index) =>
    part.isFound ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  );
}

function HelpSkeleton() {
  return (
    <div className={styles.groups}>
      {[3, 3, 2].map((count, index) => (
        <div key={index} className={styles.group}>
          <Skeleton shape="text" width="short" />
          <div className={styles.card}>
            {Array.from({ length: count }, (_, row) => (
              <div key={row} className={styles.skeletonRow}>
                <Skeleton shape="text" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
