import { useEffect, useEffectEvent, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@livery/ui/IconButton';
import { RefreshCwIcon } from '@livery/ui/icons';
import { Skeleton } from '@livery/ui/Skeleton';
import { TextField } from '@livery/ui/TextField';
import { failureOf, type Failure } from '#api/api-failure.ts';
import { useApi } from '../../ports/use-api.ts';
import { makeHumanApi } from './human.api.ts';
import * as styles from './CaptchaField.css.ts';
import { useFailureText } from '../use-failure-text.ts';
import { useThrottle } from './use-throttle.ts';

/** The minimum time between two pictures, in milliseconds (specification, section 9). */
const refreshThrottle = 1000;

export interface CaptchaFieldProps {
  /** The form's purpose. Its picture does not work in another form. */
  purpose: 'login' | 'register';
  /** A picture is valid for one attempt. A change of this value requests another one. */
  spent: unknown;
  value: string;
  onChange: (text: string) => void;
  /** The id to send with the text. Null while there is no picture. */
  onPicture: (captchaId: string | null) => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A picture of a few letters, a field for them, and a button for another picture (specification, section 4). */
export function CaptchaField({ purpose, spent, value, onChange, onPicture, error, ref }: CaptchaFieldProps) {
  const { t } = useTranslation('forms');
  const throttled = useThrottle(refreshThrottle);
  const [round, setRound] = useState({ spent, number: 0 });
  const begin = () => setRound({ spent, number: round.number + 1 });
  if (round.spent !== spent) begin();
  return (
    <div className={styles.captcha}>
      <div className={styles.picture}>
        <CaptchaPicture
          key={round.number}
          purpose={purpose}
          onPicture={(captchaId) => {
            onPicture(captchaId);
            onChange('');
          }}
        />
        <IconButton icon={RefreshCwIcon} label={t('captcha.another')} onClick={() => throttled(begin)} />
      </div>
      <TextField
        ref={ref}
        name="captcha"
        label={t('captcha.label')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={16}
        required
        error={error}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

/** The lifetime of one picture. */
function CaptchaPicture({ purpose, onPicture }: Pick<CaptchaFieldProps, 'purpose' | 'onPicture'>) {
  const { t } = useTranslation('forms');
  const { getCaptcha } = useApi(makeHumanApi);
  const failureText = useFailureText();
  const [image, setImage] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const tell = useEffectEvent(onPicture);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    tell(null);
    getCaptcha(purpose, signal).then(
      (picture) => {
        if (signal.aborted) return;
        setImage(picture.image);
        tell(picture.captchaId);
      },
      (error: unknown) => {
        if (!signal.aborted) setFailure(failureOf(error));
      },
    );
    return () => controller.abort();
  }, [getCaptcha, purpose]);

  if (image === null) return <span className={styles.place}>{failure === null ? <Skeleton shape="block" /> : failureText(failure)}</span>;
  return <img className={styles.image} src={`data:image/png;base64,${image}`} alt={t('captcha.picture')} width={200} height={72} />;
}
