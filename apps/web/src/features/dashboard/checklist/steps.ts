import type { checklistSteps, OrganisationAbility } from '@traip/contract';

type Step = (typeof checklistSteps)[number];

interface StepTarget {
  /** Below the organisation's dashboard. */
  readonly path: string;
  readonly needs: OrganisationAbility;
}

/** Where each step is done, and the ability it needs. */
export const stepTargets: Readonly<Record<Step, StepTarget>> = {
  PROFILE: { path: '/settings', needs: 'organisation.edit' },
  MEMBER: { path: '/settings?tab=members', needs: 'members.manage' },
  TEAM: { path: '/teams', needs: 'teams.manage' },
  TRAIP: { path: '/traips', needs: 'traips.manage' },
  COMPETITION: { path: '/competitions/new', needs: 'competitions.manage' },
  PUBLISHED: { path: '/competitions', needs: 'competitions.manage' },
};

interface StepProgress {
  readonly step: Step;
  readonly isDone: boolean;
}

/** Hidden once the first competition is published, and from people who can do none of the steps. */
export function isChecklistShown(
  steps: readonly StepProgress[],
  abilities: readonly OrganisationAbility[],
): boolean {
  const isOut = steps.some(({ step, isDone }) => step === 'PUBLISHED' && isDone);
  return !isOut && abilities.includes('competitions.manage');
}
