import type { checklistSteps, OrganisationAbility } from '@traip/contract';

type Step = (typeof checklistSteps)[number];

interface StepTarget {
  /** Below the dashboard of the organisation. */
  readonly path: string;
  readonly needs: OrganisationAbility;
}

/** Where each step is taken, and by whom. */
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

/** It goes away by itself, once the first competition is out; nobody is shown what they cannot do at all. */
export function isChecklistShown(steps: readonly StepProgress[], abilities: readonly OrganisationAbility[]): boolean {
  const isOut = steps.some(({ step, isDone }) => step === 'PUBLISHED' && isDone);
  return !isOut && abilities.includes('competitions.manage');
}
