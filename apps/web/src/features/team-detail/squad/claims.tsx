'use client';

import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { personMergeApi } from '../../../lib/api/person-merge.ts';
import { Card } from '../../../ui/card.tsx';
import { ActionRow } from '../../../ui/list/action-row.tsx';
import { useTeamChange } from '../team/use-team.ts';

/**
 * People who claim to be someone in the squad, although name or birthday differ. Hidden if there are none.
 */
export function Claims({ teamId }: { readonly teamId: string }) {
  const t = useTranslations('squad.claims');
  const { data } = useQuery({
    queryKey: ['team', 'claims', { teamId }],
    queryFn: ({ signal }) => personMergeApi.claims({ params: { teamId } }, { signal }),
  });
  const change = useTeamChange();
  if (data === undefined || data.claims.length === 0) return null;
  const decide = (id: string, isAccepted: boolean) =>
    void change(() => personMergeApi.decideClaim({ params: { teamId, id }, body: { isAccepted } }), {
      done: t(isAccepted ? 'accepted' : 'refused'),
      failed: t('failed'),
    });
  return (
    <Card title={t('title')} flush>
      <ul>
        {data.claims.map(({ id, person, claimant, relation, differs }) => (
          <ActionRow
            key={id}
            title={t(relation === null ? 'isPerson' : 'isGuardian', { claimant, person })}
            text={t('differs', { what: differs.map((field) => t(`fields.${field}`)).join(', ') })}
          >
            <Button
              variant="text"
              color="error"
              aria-label={t('refuseOf', { claimant })}
              onClick={() => decide(id, false)}
            >
              {t('refuse')}
            </Button>
            <Button
              variant="outlined"
              aria-label={t('acceptOf', { claimant })}
              onClick={() => decide(id, true)}
            >
              {t('accept')}
            </Button>
          </ActionRow>
        ))}
      </ul>
    </Card>
  );
}
