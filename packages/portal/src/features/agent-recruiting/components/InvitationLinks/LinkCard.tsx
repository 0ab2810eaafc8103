import { useTranslation } from 'react-i18next';
import { Badge } from '@livery/ui/Badge';
import { Button } from '@livery/ui/Button';
import { regionalLanguage } from '@livery/contract/regional-language';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { percentText } from '#shared/money/percent-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import type { InvitationLink } from '../../agent-recruiting.reads.ts';
import { selectChange, selectChanging, changeSubmitted } from '../../agent-recruiting.slice.ts';
import { useLinkText } from './use-link-text.ts';
import * as styles from './InvitationLinks.css.ts';

const tones = { open: 'positive', paused: 'warning', expired: 'neutral', full: 'accent' } as const;

interface LinkCardProps {
  link: InvitationLink;
  onShare: () => void;
  onEdit: () => void;
  onResults: () => void;
}

export function LinkCard({ link, onShare, onEdit, onResults }: LinkCardProps) {
  const { t } = useTranslation('agent-recruiting');
  const dispatch = useAppDispatch();
  const language = regionalLanguage(useAppSelector(selectLanguage));
  const { nameOf, dayText } = useLinkText();
  const change = useAppSelector(selectChange);
  const isChanging = useAppSelector(selectChanging) === link.id;
  const { id, kind, state, registered: count, cap, expiresOn, note, isPaused, rates } = link;
  const name = nameOf(link);
  const shown = rates.map(({ ppm }) => ppm);
  const [least, most] = [Math.min(...shown), Math.max(...shown)];
  const range = least === most ? percentText(most, language) : `${percentText(least, language)} – ${percentText(most, language)}`;
  return (
    <li className={styles.card}>
      <div className={styles.cardHead}>
        <h3 className={styles.name}>{name}</h3>
        <span className={styles.badges}>
          {kind === 'agent' && <Badge>{t('kinds.agent')}</Badge>}
          <Badge tone={tones[state]}>{t(`links.states.${state}`)}</Badge>
        </span>
      </div>
      <p className={styles.detail}>
        {cap === null ? t('links.registered', { count }) : t('links.ofCap', { count, cap })} ·{' '}
        {expiresOn === null ? t('links.forever') : t('links.until', { date: dayText(expiresOn) })} ·{' '}
        {rates.length === 0 ? t('links.noRates') : t('links.rates', { rates: range })}
      </p>
      <div className={styles.acts}>
        <Button size="small" variant="action" aria-label={t('links.shareOf', { name })} onClick={onShare}>
          {t('links.share')}
        </Button>
        <Button size="small" aria-label={t('links.resultsOf', { name })} onClick={onResults}>
          {t('links.results')}
        </Button>
        <Button size="small" variant="quiet" aria-label={t('links.changeOf', { name })} onClick={onEdit}>
          {t('links.change')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={t(isPaused ? 'links.resumeOf' : 'links.pauseOf', { name })}
          loading={isChanging && change.status === 'sending' ? t('link.sending') : undefined}
          onClick={() => dispatch(changeSubmitted({ id, note, expiresOn, cap, isPaused: !isPaused }))}
        >
          {t(isPaused ? 'links.resume' : 'links.pause')}
        </Button>
      </div>
      {isChanging && <SubmissionNotice submission={change} />}
    </li>
  );
}
