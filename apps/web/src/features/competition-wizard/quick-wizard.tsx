'use client';

import { useState } from 'react';
import { inMadrid } from '../../i18n/madrid.ts';
import type { UserOrganisation } from '../../lib/session/index.ts';
import { useAllVenues } from '../venues/index.ts';
import type { DraftStore } from './draft/draft-store.ts';
import type { FormStart } from './draft/form-start.ts';
import { quickDraft } from './draft/quick-draft.ts';
import { QuickStart } from './quick/quick-start.tsx';
import { useSubmit } from './review/use-submit.ts';
import { useWizard } from './state/use-wizard.ts';

interface QuickWizardProps {
  readonly start: FormStart;
  readonly organisation: UserOrganisation;
  readonly store: DraftStore;
}

/** The one-page start for people with an organisation. */
export function QuickWizard({ start, organisation, store }: QuickWizardProps) {
  const { orgId, abilities, fullOrg } = organisation;
  const { orgCode } = fullOrg;
  const { data: venues = [] } = useAllVenues(orgCode);
  const [initial] = useState(() => {
    const stored = store.read();
    return stored?.calendar.hasHours ? stored : quickDraft(inMadrid(new Date()).day);
  });
  const wizard = useWizard({ start, orgCode, abilities, store, initial });
  const { isSubmitting, failure, submit } = useSubmit(wizard, async () => ({ orgId, orgCode }));
  const mayImport = abilities.includes('traips.manage') && abilities.includes('teams.manage');
  return (
    <QuickStart
      wizard={wizard}
      venues={venues}
      isSubmitting={isSubmitting}
      failure={failure}
      closeHref={`/dashboard/${orgCode}/competitions`}
      stepsHref={`/dashboard/${orgCode}/competitions/new?step=basic`}
      importHref={mayImport ? `/dashboard/${orgCode}/competitions/import` : null}
      onSubmit={submit}
    />
  );
}
