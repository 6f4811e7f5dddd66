'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import { inMadrid } from '../../i18n/madrid.ts';
import { useRouter } from '../../i18n/navigation.ts';
import { organisationApi } from '../../lib/api/browser.ts';
import { useRefreshUser } from '../../lib/api/use-refresh-user.ts';
import { type ClubUser, useSession, withCallback } from '../../lib/session/index.ts';
import { PageSkeleton } from '../../ui/feedback/loading.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { draftStore } from './draft/draft-store.ts';
import type { FormStart } from './draft/form-start.ts';
import { quickDraft } from './draft/quick-draft.ts';
import styles from './frame/wizard-frame.module.css';
import { QuickStart } from './quick/quick-start.tsx';
import { StepCard } from './quick/step-card.tsx';
import { useSubmit } from './review/use-submit.ts';
import { useWizard } from './state/use-wizard.ts';

const emptyStart: FormStart = { traips: [], teams: [], sports: [], algorithms: [] };
const abilities = ['competitions.manage', 'traips.manage', 'teams.manage'] as const;

/** The draft of a signed-out visitor, on this device. */
const visitorStore = () => draftStore(localStorage, 'start', 'visitor');

/** A competition started without an account; it's still there after registering. */
export function StartScreen() {
  const { status, user } = useSession();
  if (status === 'loading')
    return (
      <main className={styles.main}>
        <PageSkeleton />
      </main>
    );
  const organisation = user?.userOrgs.find((own) =>
    abilities.every((ability) => own.abilities.includes(ability)),
  );
  if (user && organisation) return <ToDashboard orgCode={organisation.fullOrg.orgCode} user={user} />;
  return <Begun user={user} />;
}

/** Hands the draft over to the new organisation. */
function ToDashboard({ orgCode, user }: { readonly orgCode: string; readonly user: ClubUser }) {
  const router = useRouter();
  useEffect(() => {
    const visitorDraft = visitorStore().read();
    if (visitorDraft) draftStore(localStorage, orgCode, user.userCode).write(visitorDraft);
    visitorStore().forget();
    router.replace(`/dashboard/${orgCode}/competitions/new`);
  }, [orgCode, user, router]);
  return null;
}

function Begun({ user }: { readonly user: ClubUser | null }) {
  const t = useTranslations('competitionWizard.quick');
  const router = useRouter();
  const store = useMemo(visitorStore, []);
  const [initial] = useState(() => store.read() ?? quickDraft(inMadrid(new Date()).day));
  const [name, setName] = useState('');
  const wizard = useWizard({ start: emptyStart, orgCode: '', abilities, store, initial });
  const found = useFoundOrganisation();
  const { isSubmitting, failure, submit } = useSubmit(wizard, () =>
    found(name.trim() || wizard.draft.competition.name.trim()),
  );
  const register = async () => {
    store.write(wizard.draft);
    router.push(withCallback('/auth/register', '/start'));
  };
  return (
    <QuickStart
      wizard={wizard}
      isSubmitting={isSubmitting}
      failure={failure}
      venues={[]}
      closeHref="/"
      stepsHref={null}
      needsAccount={user === null}
      onSubmit={user === null ? register : submit}
    >
      {user !== null && (
        <StepCard title={t('organisation')} isDone>
          <TextField
            label={t('organisationName')}
            hint={t('organisationHint')}
            value={name}
            placeholder={wizard.draft.competition.name}
            autoComplete="organization"
            input={{ maxLength: 120 }}
            onChange={(event) => setName(event.target.value)}
          />
        </StepCard>
      )}
    </QuickStart>
  );
}

/** Created once: if the competition is refused, the next attempt reuses the organisation. */
function useFoundOrganisation() {
  const refreshUser = useRefreshUser();
  const { selectOrganisation } = useSession();
  const [created, setCreated] = useState<{ readonly orgId: string; readonly orgCode: string } | null>(null);
  return async (name: string) => {
    if (created) return created;
    const { id, orgCode } = await organisationApi.create({ body: { name, type: 'SPORT_CLUB' } });
    const organisation = { orgId: id, orgCode };
    setCreated(organisation);
    await refreshUser();
    selectOrganisation(id);
    return organisation;
  };
}
