import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { agreementKinds } from '@livery/contract/agreements';
import { Button, ButtonLink } from '@livery/ui/Button';
import { Choices } from '@livery/ui/Choices';
import { EmptyState } from '@livery/ui/EmptyState';
import { Icon } from '@livery/ui/Icon';
import { HandshakeIcon } from '@livery/ui/icons';
import { ListFilters } from '#shared/lists/ListFilters.tsx';
import { ListSelect } from '#shared/lists/ListSelect.tsx';
import { ReadTable } from '#shared/lists/ReadTable.tsx';
import { useListAddress } from '#shared/lists/use-list-address.ts';
import { useRead } from '#shared/reads/use-read.ts';
import { section } from '#shared/team/team.css.ts';
import { useToday } from '#shared/time/use-today.ts';
import { agreementsRead } from '../../agent-contracts.reads.ts';
import { contractPath, offerPath } from '../../contract-address.rules.ts';
import { contractParams, sides, states } from '../../contract-params.rules.ts';
import { useContractColumns } from './use-contract-columns.tsx';
import * as styles from './ContractList.css.ts';

const pageLength = 20;

/** The agent's own contracts, or those with its team. */
export function ContractList() {
  const { t } = useTranslation(['agent-contracts', 'lists']);
  const today = useToday();
  const { values, pages, choose, reset, isChanged } = useListAddress(contractParams);
  const { of, state } = values;
  const kind = values.kind === 'all' ? null : values.kind;
  const page = useRead(agreementsRead, { of, kind, state: state === 'all' ? null : state, limit: pageLength, after: pages.after });
  const columns = useContractColumns({ clockOffset: page.value?.clockOffset ?? 0, onEnd: page.retry });
  const begin = (
    <ButtonLink variant="action" render={(props) => <Link {...props} to={offerPath(of, kind)} />}>
      {t(of === 'own' ? 'list.ask' : 'list.offer')}
    </ButtonLink>
  );
  const isFiltered = isChanged && (state !== 'all' || values.kind !== 'all');
  return (
    <div className={section}>
      <div className={styles.head}>
        <div className={styles.whose}>
          <Choices
            label={t('list.of')}
            value={of}
            options={sides.map((value) => ({ value, label: t(`list.sides.${value}`) }))}
            onChoose={(value) => choose({ of: value as typeof of })}
          />
          <p className={styles.note}>{t(`list.meanings.${of}`)}</p>
        </div>
        {page.value !== undefined && page.value.items.length > 0 && begin}
      </div>
      <ListFilters period={null} today={today} onPeriod={() => undefined}>
        <ListSelect
          label={t('list.kind')}
          value={values.kind}
          options={[{ value: 'all', label: t('list.allKinds') }, ...agreementKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))]}
          onChange={(value) => choose({ kind: value as typeof values.kind })}
        />
        <ListSelect
          label={t('list.state')}
          value={state}
          options={states.map((value) => ({ value, label: t(`list.states.${value}`) }))}
          onChange={(value) => choose({ state: value as typeof state })}
        />
      </ListFilters>
      <ReadTable
        page={page}
        pages={pages}
        caption={t('list.caption')}
        columns={columns}
        rowKey={({ id }) => String(id)}
        rowLink={({ id }, props) => <Link {...props} to={contractPath(id)} />}
        loading={t('list.loading')}
        empty={
          isFiltered ? (
            <EmptyState sentence={t('list.filtered')} action={<Button onClick={reset}>{t('lists:filters.reset')}</Button>} />
          ) : (
            <EmptyState picture={<Icon icon={HandshakeIcon} size="large" />} sentence={t(`list.none.${of}`)} action={begin} />
          )
        }
      />
    </div>
  );
}
