import { isReservedCode, type OrganisationRole, type Refusal, refuse } from '@traip/contract';
import { paramsRefusal } from '../broker/params-refusal.ts';
import { hasAbility } from '../competition/with-competition-lock.ts';
import { type Form, isChosen } from './form/form.ts';

type Reason =
  | 'CODE_RESERVED'
  | 'CODE_TAKEN'
  | 'DUPLICATE_SEED'
  | 'ALREADY_ENTERED'
  | 'COMPETITION_FULL'
  | 'PARAMS_INVALID';

/** Problems of the form itself, independent of the caller. */
export function formRefusal(form: Form): Refusal<Reason> | undefined {
  return reservedCode(form) ?? repetition(form) ?? tooManyTeams(form) ?? wrongParams(form);
}

/** What the caller's role does not allow them to create. */
export function permissionRefusal(
  { traip, teams }: Form,
  role: OrganisationRole | null,
): Refusal<'TRAIP_FORBIDDEN' | 'FORBIDDEN'> | undefined {
  if (!isChosen(traip) && !hasAbility({ role }, 'traips.manage'))
    return refuse('TRAIP_FORBIDDEN', { field: 'traip' });
  const newTeam = teams.findIndex((team) => !isChosen(team));
  return newTeam >= 0 && !hasAbility({ role }, 'teams.manage')
    ? refuse('FORBIDDEN', { field: `teams.${newTeam}.name` })
    : undefined;
}

function reservedCode({ traip, teams }: Form): Refusal<'CODE_RESERVED'> | undefined {
  const codes = [
    { field: 'traip.code', code: isChosen(traip) ? undefined : traip.code },
    ...teams.map((team, index) => ({
      field: `teams.${index}.code`,
      code: isChosen(team) ? undefined : team.code,
    })),
  ];
  const reserved = codes.find(({ code }) => code !== undefined && isReservedCode(code));
  return reserved && refuse('CODE_RESERVED', { field: reserved.field });
}

/** Refuses a team, code or seed that appears twice. */
function repetition({
  teams,
}: Form): Refusal<'ALREADY_ENTERED' | 'CODE_TAKEN' | 'DUPLICATE_SEED'> | undefined {
  const seen = { id: new Set<string>(), code: new Set<string>(), seed: new Set<number>() };
  const isNew = <T>(set: Set<T>, value: T | null | undefined) =>
    value === null || value === undefined || (!set.has(value) && set.add(value));
  for (const [index, team] of teams.entries()) {
    if (isChosen(team) && !isNew(seen.id, team.id))
      return refuse('ALREADY_ENTERED', { field: `teams.${index}.id` });
    if (!isChosen(team) && !isNew(seen.code, team.code))
      return refuse('CODE_TAKEN', { field: `teams.${index}.code` });
    if (!isNew(seen.seed, team.seed)) return refuse('DUPLICATE_SEED', { field: `teams.${index}.seed` });
  }
  return undefined;
}

function tooManyTeams({ teams, competition }: Form): Refusal<'COMPETITION_FULL'> | undefined {
  const { maxTeams } = competition;
  return maxTeams !== null && teams.length > maxTeams
    ? refuse('COMPETITION_FULL', { field: 'teams' })
    : undefined;
}

function wrongParams({ phases }: Form): Refusal<'PARAMS_INVALID'> | undefined {
  for (const [index, { algorithm, params }] of phases.entries()) {
    const refusal = paramsRefusal(algorithm, params, `phases.${index}.params`);
    if (refusal) return refusal;
  }
  return undefined;
}
