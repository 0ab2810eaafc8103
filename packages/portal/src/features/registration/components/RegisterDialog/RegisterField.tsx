import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PhoneField } from '@livery/ui/PhoneField';
import { TextField, type TextFieldProps } from '@livery/ui/TextField';
import { NationalIdField } from '#shared/forms/NationalIdField.tsx';
import { CaptchaField } from '#shared/forms/verification/CaptchaField.tsx';
import { phoneCountries } from '#shared/forms/verification/phone-countries.ts';
import type { ServerForm } from '#shared/forms/use-server-form.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import type { AnswerField, RegisterForm } from '../../registration.rules.ts';
import { selectSubmission } from '../../registration.slice.ts';

export interface RegisterFieldProps {
  name: AnswerField;
  form: ServerForm<RegisterForm>;
  /** The minimum length of a password. */
  least?: number | undefined;
}

type Kind = Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'dir'>;

const plain: Kind = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false };
const digits: Kind = { ...plain, inputMode: 'numeric' };
const newPassword: Kind = { type: 'password', autoComplete: 'new-password' };

/** Input attributes of fields. Fields not listed are plain text. */
const kinds: Partial<Record<AnswerField, Kind>> = {
  username: { ...plain, autoComplete: 'username' },
  password: newPassword,
  confirmPassword: newPassword,
  paymentPassword: { ...newPassword, inputMode: 'numeric' },
  payeeName: { autoComplete: 'name', spellCheck: false },
  email: { ...plain, type: 'email', autoComplete: 'email' },
  whatsapp: { ...digits, autoComplete: 'tel' },
  qqNum: digits,
  recommenderId: digits,
  affiliateCode: { ...plain, autoCapitalize: 'characters' },
};

/** One field of the merchant's form. The code has its own step. */
export function RegisterField(props: RegisterFieldProps) {
  const { t } = useTranslation(['registration', 'forms']);
  const { name, form, least } = props;
  if (name === 'mobileNum') return <MobileField {...props} />;
  if (name === 'captcha') return <Captcha {...props} />;
  const field = form.field(name);
  const mark = field.required ? undefined : t('forms:optional');
  if (name === 'idNumber') return <NationalIdField form={form} name={name} label={t('fields.idNumber')} mark={mark} />;
  const kind = kinds[name] ?? plain;
  return (
    <TextField
      {...field}
      {...kind}
      label={t(`fields.${name}`)}
      mark={mark}
      hint={name === 'paymentPassword' ? t('hints.paymentPassword') : least === undefined ? undefined : t('hints.password', { least })}
      reveal={kind.type === 'password' ? { show: t('password.show'), hide: t('password.hide') } : undefined}
    />
  );
}

function MobileField({ form }: RegisterFieldProps) {
  const { t, i18n } = useTranslation(['registration', 'forms']);
  const countries = phoneCountries(i18n.language);
  const {
    field: { value: number, onChange: changeNumber, ...rest },
  } = useController({ control: form.control, name: 'mobileNum' });
  const {
    field: { value: country, onChange: changeCountry },
  } = useController({ control: form.control, name: 'country' });
  const marks = form.marks('mobileNum');
  return (
    <PhoneField
      {...rest}
      {...marks}
      label={t('fields.mobileNum')}
      mark={marks.required ? undefined : t('forms:optional')}
      countries={countries}
      countryLabel={t('fields.country')}
      value={{ country, number }}
      onChange={(phone) => {
        changeCountry(phone.country);
        changeNumber(phone.number);
      }}
    />
  );
}

function Captcha({ form }: RegisterFieldProps) {
  const submission = useAppSelector(selectSubmission);
  const {
    field: { ref, value, onChange },
  } = useController({ control: form.control, name: 'captcha' });
  const {
    field: { onChange: changePicture },
  } = useController({ control: form.control, name: 'captchaId' });
  return (
    <CaptchaField
      ref={ref}
      purpose="register"
      spent={submission.status === 'refused' ? submission : null}
      value={value}
      onChange={onChange}
      onPicture={(captchaId) => changePicture(captchaId ?? '')}
      error={form.marks('captcha').error}
    />
  );
}
