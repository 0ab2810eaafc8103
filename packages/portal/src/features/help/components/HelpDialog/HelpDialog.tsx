import { useTranslation } from 'react-i18next';
import { Dialog as Modal } from '@livery/ui/Dialog';
import { EmptyState } from '@livery/ui/EmptyState';
import { Skeleton } from '@livery/ui/Skeleton';
import { HtmlText } from '#shared/pages/HtmlText.tsx';
import { Loaded } from '#shared/reads/Loaded.tsx';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { useHelp } from '../../use-help.ts';
import { Version } from '../Version.tsx';

/** One article above the form that it explains. The form keeps its input (readings 3). */
export function Dialog({ request, onClose }: RequestedDialogProps<'help'>) {
  const { t } = useTranslation(['help', 'common']);
  const help = useHelp();
  const found = help.value?.articles.find(({ id }) => id === request.article);
  return (
    <Modal open onClose={onClose} title={found?.title ?? t('title')} closeLabel={t('common:actions.close')} size="large">
      <Loaded of={help} onRetry={help.retry} skeleton={<Skeleton shape="block" />}>
        {() =>
          found === undefined ? (
            <EmptyState sentence={t('none')} />
          ) : (
            <>
              <Version article={found} />
              <HtmlText html={found.content} keepsPage />
            </>
          )
        }
      </Loaded>
    </Modal>
  );
}
