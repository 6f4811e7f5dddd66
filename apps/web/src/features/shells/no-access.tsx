'use client';

import { useTranslations } from 'next-intl';
import type { UserOrganisation } from '../../lib/session/index.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';

interface NoAccessProps {
  readonly orgCode: string;
  readonly organisations: readonly UserOrganisation[];
}

/** For people outside the organisation, with a link to their own. */
export function NoAccess({ orgCode, organisations }: NoAccessProps) {
  const t = useTranslations('dashboard');
  const [own] = organisations;
  return (
    <Card>
      <EmptyState
        heading="h1"
        title={t('stranger')}
        action={
          <>
            {own !== undefined && (
              <ButtonLink href={`/dashboard/${own.fullOrg.orgCode}`}>
                {t('goTo', { name: own.fullOrg.name })}
              </ButtonLink>
            )}
            <ButtonLink href="/home" variant={own === undefined ? 'contained' : 'outlined'}>
              {t('goHome')}
            </ButtonLink>
          </>
        }
      >
        {t('strangerText', { code: orgCode })}
      </EmptyState>
    </Card>
  );
}
