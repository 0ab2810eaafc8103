import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { ServedRoute } from '@livery/contract/shapes';
import { ApiFailure } from '#api/api-failure.ts';
import { InvitationLinksPage } from '#features/agent-recruiting/components/InvitationLinks/InvitationLinksPage.tsx';
import { agentRecruiting } from '#features/agent-recruiting/index.ts';
import { BonusesPage } from '#features/bonuses/components/BonusesPage/BonusesPage.tsx';
import { bonuses } from '#features/bonuses/index.ts';
import { LetterList } from '#features/inbox/components/LetterList/LetterList.tsx';
import { inbox } from '#features/inbox/index.ts';
import { HistoryTab } from '#features/rewards/components/HistoryTab/HistoryTab.tsx';
import { rewards } from '#features/rewards/index.ts';
import { WithdrawalList } from '#features/withdrawal/components/WithdrawalList/WithdrawalList.tsx';
import { withdrawal } from '#features/withdrawal/index.ts';
import { lists } from '#shared/lists/lists.feature.ts';
import type { Feature } from '#shared/ports/feature.ts';
import { openPart } from '#testing/open-part.tsx';
import { refusedWith, type Call } from '#testing/table-client.ts';

const parts: readonly [name: ServedRoute, Part: () => ReactNode, feature: Feature][] = [
  ['invitationLinks', InvitationLinksPage, agentRecruiting],
  ['bonuses', BonusesPage, bonuses],
  ['letters', LetterList, inbox],
  ['rewardHistory', HistoryTab, rewards],
  ['withdrawals', WithdrawalList, withdrawal],
];

const noSuchPage = new ApiFailure({ code: 'INVALID_REQUEST', status: 400, requestId: null, fields: { '/after': 'cursor' } });

test.each(parts)('the address of a page of %s beyond the end of the list leads to the first page', async (name, Part, feature) => {
  const asked: unknown[] = [];
  const answer = ({ query }: Call) => {
    asked.push(query['after']);
    return query['after'] === 'made-up' ? noSuchPage : refusedWith('UNAVAILABLE');
  };
  const { screen, search } = await openPart(<Part />, {
    features: [lists, feature],
    answers: { [name]: answer },
    address: '/?after=made-up',
  });
  await expect.element(screen.getByText('This page of the list doesn’t exist.')).toBeVisible();
  expect(asked).toEqual(['made-up']);
  await screen.getByRole('link', { name: 'Show the first page' }).click();
  await expect.poll(search).toBe('');
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]).toBeUndefined();
});
