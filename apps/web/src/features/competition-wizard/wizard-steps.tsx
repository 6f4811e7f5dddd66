'use client';

import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import { isRaced } from '@traip/engine';
import dynamic from 'next/dynamic';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { UserOrganisation } from '../../lib/session/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { PageSkeleton } from '../../ui/feedback/loading.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';
import { CompetitionStep } from './competition/competition-step.tsx';
import type { Draft } from './draft/draft.ts';
import type { DraftStore } from './draft/draft-store.ts';
import type { FormStart } from './draft/form-start.ts';
import { WizardFrame } from './frame/wizard-frame.tsx';
import { raceKindOf } from './quick/race-kind-of.ts';
import { useSubmit } from './review/use-submit.ts';
import { useFirstUse } from './state/use-first-use.ts';
import { useWizard, type Wizard } from './state/use-wizard.ts';
import { adjacentStep, parseStep, type Step } from './step/steps.ts';
import { BasicStep } from './traip/basic-step.tsx';
import { SeasonStep } from './traip/season-step.tsx';

const loadLaterSteps = () => import('./later-steps.tsx');
const loading = () => <PageSkeleton />;

const FormatStep = dynamic(async () => (await loadLaterSteps()).FormatStep, { loading });
const RacesCard = dynamic(async () => (await loadLaterSteps()).RacesCard, { loading });
const TeamsStep = dynamic(async () => (await loadLaterSteps()).TeamsStep, { loading });
const CalendarStep = dynamic(async () => (await loadLaterSteps()).CalendarStep, { loading });
const ReviewStep = dynamic(async () => (await loadLaterSteps()).ReviewStep, { loading });

/** Once the wizard is in use, its later steps open at once, also offline. */
const prepareLaterSteps = () => void loadLaterSteps();

interface WizardStepsProps {
  readonly start: FormStart;
  readonly organisation: UserOrganisation;
  readonly store: DraftStore;
  readonly initial: Draft;
}

/** The step in the URL. */
export function WizardSteps({ start, organisation, store, initial }: WizardStepsProps) {
  const { orgId, abilities, fullOrg } = organisation;
  const { orgCode } = fullOrg;
  const t = useTranslations('competitionWizard.review');
  const step = parseStep(useSearchParams().get('step'));
  useFirstUse(prepareLaterSteps);
  const isBegun = adjacentStep(step, -1) !== null;
  const wizard = useWizard({ start, orgCode, abilities, store, initial, isBegun });
  const { isSubmitting, failure, submit } = useSubmit(wizard, async () => ({ orgId, orgCode }));
  const addressOf = (item: Step) => `/dashboard/${orgCode}/competitions/new?step=${item}`;
  const next =
    step === 'review' ? (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <SubmitButton
          fullWidth
          label={wizard.draft.publish ? t('submit') : t('submitDraft')}
          busyLabel={t('sending')}
          busy={isSubmitting}
        />
      </form>
    ) : (
      <NextButton wizard={wizard} step={step} />
    );
  return (
    <WizardFrame wizard={wizard} step={step} addressOf={addressOf} next={next}>
      <Content wizard={wizard} step={step} failure={failure} addressOf={addressOf} />
    </WizardFrame>
  );
}

interface ContentProps {
  readonly wizard: Wizard;
  readonly step: Step;
  readonly failure: string | null;
  readonly addressOf: (step: Step) => string;
}

function Content({ wizard, step, failure, addressOf }: ContentProps) {
  if (wizard.variant !== undefined && isRaced(wizard.variant) && matchSteps.includes(step))
    return step === 'format' ? (
      <RacesCard wizard={wizard} />
    ) : (
      <NotInRaces kind={raceKindOf(wizard.variant)} />
    );
  switch (step) {
    case 'basic':
      return <BasicStep wizard={wizard} />;
    case 'season':
      return <SeasonStep wizard={wizard} />;
    case 'competition':
      return <CompetitionStep wizard={wizard} />;
    case 'format':
      return <FormatStep wizard={wizard} />;
    case 'teams':
      return <TeamsStep wizard={wizard} />;
    case 'calendar':
      return <CalendarStep wizard={wizard} />;
    case 'review':
      return <ReviewStep wizard={wizard} failure={failure} addressOf={addressOf} />;
  }
}

/** Steps about teams and their matches. */
const matchSteps: readonly Step[] = ['format', 'teams', 'calendar'];

function NotInRaces({ kind }: { readonly kind: ReturnType<typeof raceKindOf> }) {
  const t = useTranslations('competitionWizard.quick');
  return <Notice tone="info">{t('notInRaces', { kind })}</Notice>;
}

/** A field, or the first option: a group of options can't be invalid itself. */
const firstWrong = 'main [aria-invalid="true"], main [data-wrong] input';

/** Goes to the next step if this one is valid, otherwise to its first invalid field. */
function NextButton({ wizard, step }: Pick<ContentProps, 'wizard' | 'step'>) {
  const t = useTranslations('competitionWizard');
  const next = adjacentStep(step, 1);
  if (next === null) return null;
  const go = async () => {
    const problems = await wizard.check(step);
    // Client-side, so that the next step works offline.
    if (problems.length === 0) return history.pushState(null, '', `?step=${next}`);
    // Fields are marked invalid only after the next render.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(firstWrong)?.focus());
  };
  return (
    <Button variant="contained" size="large" endIcon={<ArrowForwardRounded />} onClick={() => void go()}>
      {t('goOn', { step: t(`steps.${next}`) })}
    </Button>
  );
}
