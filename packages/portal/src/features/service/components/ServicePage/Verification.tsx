import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Notice } from '@livery/ui/Notice';
import { TextField } from '@livery/ui/TextField';
import { useErrorText } from '#shared/texts/use-error-text.ts';
import { useRead } from '#shared/reads/use-read.ts';
import { verdictRead } from '../../service.reads.ts';
import * as styles from './ServicePage.css.ts';

/** Checks whether a sender belongs to the operator. */
export function Verification() {
  const { t } = useTranslation('service');
  const errorText = useErrorText();
  const id = useId();
  const [contact, setContact] = useState('');
  const [asked, setAsked] = useState('');
  const verdict = useRead(verdictRead, asked === '' ? null : { contact: asked });
  const [isMissing, setMissing] = useState(false);
  const ask = () => {
    const text = contact.trim();
    setMissing(text === '');
    if (text === asked) verdict.retry();
    else if (text !== '') setAsked(text);
  };
  return (
    <section className={styles.panel} aria-labelledby="service-verification">
      <h2 className={styles.anchor} id="service-verification">
        {t('verify.title')}
      </h2>
      <p className={styles.text}>{t('verify.text')}</p>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <TextField
          id={id}
          label={t('verify.contact')}
          hint={t('verify.hint')}
          value={contact}
          maxLength={100}
          autoCapitalize="none"
          spellCheck={false}
          error={isMissing ? t('verify.missing') : undefined}
          onChange={(event) => setContact(event.currentTarget.value)}
        />
        <Button type="submit" loading={verdict.status === 'loading' ? t('verify.checking') : undefined}>
          {t('verify.check')}
        </Button>
      </form>
      <div aria-live="polite">
        {verdict.status === 'failed' && <Notice tone="negative">{errorText(verdict.failure.code)}</Notice>}
        {verdict.status === 'ready' &&
          (verdict.value.isOfficial ? (
            <Notice tone="positive" title={t('verify.official', { name: verdict.value.name })}>
              {t('verify.officialText')}
            </Notice>
          ) : (
            <Notice tone="warning" title={t('verify.unknown')}>
              {t('verify.unknownText')}
            </Notice>
          ))}
      </div>
    </section>
  );
}
