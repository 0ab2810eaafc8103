import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ToastRegion, type ToastMessage } from '@livery/ui/Toast';
import { useErrorText } from '#shared/texts/use-error-text.ts';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { messageDismissed, selectMessages, type Message } from '#shared/facts/messages.slice.ts';

/** Toasts of all features. Rendered from the start, so that the first message is announced. */
export function Messages() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const money = useMoneyText();
  const dispatch = useAppDispatch();
  const messages = useAppSelector(selectMessages);
  const dismiss = useCallback((key: string) => void dispatch(messageDismissed(key)), [dispatch]);

  const written = (amounts: Message['amounts'] = {}) =>
    Object.fromEntries(Object.entries(amounts).map(([name, { amount, unit }]) => [name, money(amount, unit)]));
  const toastOf = ({ key, tone, text, values, amounts, failure, action }: Message): ToastMessage => ({
    id: key,
    tone,
    text: t(text, { defaultValue: '', reason: failure === undefined ? '' : errorText(failure), ...values, ...written(amounts) }),
    action: action && {
      label: t(action.label, { defaultValue: '' }),
      onPress: () => {
        dismiss(key);
        dispatch(action.command);
      },
    },
  });
  return (
    <ToastRegion label={t('messages.label')} toasts={messages.map(toastOf)} dismissLabel={t('messages.dismiss')} onDismiss={dismiss} />
  );
}
