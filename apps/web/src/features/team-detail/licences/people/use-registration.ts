'use client';

import { useQuery } from '@tanstack/react-query';
import { registrationApi } from '../../../../lib/api/registration.ts';
import { fullName } from '../../../../ui/identity/full-name.ts';
import { type Person, useSquad } from '../../squad/people/use-squad.ts';

export type RegistrationData = Awaited<ReturnType<typeof registrationApi.squad>>;
export type RegistrationOffer = Awaited<ReturnType<typeof registrationApi.ofTeam>>['competitions'][number];

/** A person in the team, with their licence and team data. */
export type RegisteredPerson = RegistrationData['people'][number] & {
  readonly name: string;
  /** The shirt on the licence, otherwise in the team. */
  readonly shirt: number | null;
  /** Undefined while the squad is loading. */
  readonly own: Person | undefined;
};

/** The competitions of a team that require licences. */
export function useAskingCompetitions(teamId: string) {
  return useQuery({
    queryKey: ['team', 'registrations', { teamId }],
    queryFn: ({ signal }) => registrationApi.ofTeam({ params: { teamId } }, { signal }),
  });
}

export interface RegistrationKey {
  readonly competitionId: string;
  readonly teamId: string;
}

/** Both queries depend on the team: any change to its people affects what's missing. */
export function useRegistration(params: RegistrationKey) {
  const squad = useSquad(params.teamId);
  const query = useQuery({
    queryKey: ['team', 'registration', params],
    queryFn: ({ signal }) => registrationApi.squad({ params }, { signal }),
  });
  const known = new Map(squad.people?.map((person) => [person.personId, person]));
  const people = query.data?.people.map((one): RegisteredPerson => {
    const own = known.get(one.person.id);
    const shirt = one.licence ? one.licence.shirt : (own?.shirt ?? null);
    return { ...one, name: fullName(one.person), shirt, own };
  });
  return { query, people, squad };
}
