import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Choices } from '@livery/ui/Choices';
import { Icon } from '@livery/ui/Icon';
import { ArrowRightIcon, ArrowUpRightIcon } from '@livery/ui/icons';
import { PublicPage } from '#shared/pages/PublicPage.tsx';
import { useBrand } from '#shared/pages/brand.tsx';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { helpLinesOf } from '../../help-lines.rules.ts';
import { intervalsOf } from '../../safer-play.rules.ts';
import { intervalChosen, selectInterval, selectSessionStart } from '../../safer-play.slice.ts';
import { useSpanText } from '../../use-span-text.ts';
import * as styles from './SaferPlayPage.css.ts';
import { SelfTest } from './SelfTest.tsx';

/** Facts about gambling, self-control tools, and help. */
export function SaferPlayPage() {
  const { t } = useTranslation('safer-play');
  const brand = useBrand();
  const startedAt = useAppSelector(selectSessionStart);
  return (
    <PublicPage title={t('page.title')} lead={t('page.lead')}>
      <section className={styles.panel} aria-labelledby="risk">
        <h2 className={styles.title} id="risk">
          {t('risk.title')}
        </h2>
        <div className={styles.age}>
          <span className={styles.ageMark} aria-hidden="true">
            {t('risk.mark', { age: brand.identity.ageMark })}
          </span>
          <p>{t('risk.age', { age: brand.identity.ageMark })}</p>
        </div>
        <p className={styles.text}>{t('risk.text')}</p>
      </section>
      <div className={styles.columns}>
        <div className={styles.column}>
          <section className={styles.section} aria-labelledby="test">
            <h2 className={styles.title} id="test">
              {t('test.title')}
            </h2>
            <p className={styles.text}>{t('test.text')}</p>
            <SelfTest />
          </section>
        </div>
        <div className={styles.column}>
          {startedAt !== null && <Session startedAt={startedAt} />}
          <section className={styles.panel} aria-labelledby="lines">
            <h2 className={styles.title} id="lines">
              {t('lines.title')}
            </h2>
            <p className={styles.text}>{t('lines.text')}</p>
            <ul className={styles.lines}>
              {helpLinesOf(brand).map(({ name, url }) => (
                <li key={url}>
                  <a className={styles.line} href={url} target="_blank" rel="noopener noreferrer">
                    {name}
                    <Icon icon={ArrowUpRightIcon} size="small" />
                  </a>
                </li>
              ))}
              {(
                [
                  ['/help#responsible', 'lines.article'],
                  ['/member/securityCenter', 'lines.close'],
                ] as const
              ).map(([to, key]) => (
                <li key={to}>
                  <Link className={styles.line} to={to}>
                    {t(key)}
                    <Icon icon={ArrowRightIcon} size="small" />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </PublicPage>
  );
}

/** The session's duration, and the interval of reminders. */
function Session({ startedAt }: { startedAt: number }) {
  const { t } = useTranslation('safer-play');
  const brand = useBrand();
  const dispatch = useAppDispatch();
  const spanText = useSpanText();
  const interval = useAppSelector(selectInterval);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000);
    return () => clearInterval(timer);
  }, []);
  const options = intervalsOf(brand).map((minutes) => ({ value: String(minutes), label: t('span.minutes', { minutes }) }));
  return (
    <section className={styles.panel} aria-labelledby="session">
      <h2 className={styles.title} id="session">
        {t('session.title')}
      </h2>
      <p className={styles.clock}>{spanText(now - startedAt)}</p>
      <p className={styles.text}>{t('session.text')}</p>
      <Choices
        label={t('session.interval')}
        options={options}
        value={String(interval)}
        onChoose={(minutes) => dispatch(intervalChosen(Number(minutes)))}
      />
    </section>
  );
}
