import type { Read, RegisteredSquad } from '@traip/contract';
import { playerInBrief } from '../../../people/person/player-in-brief.ts';
import { licenceReply } from '../licences/licence-reply.ts';
import { rulesAsReply } from '../rules/rules-reply.ts';
import { liveLicences, type OpenSquad, placeOf, type SquadFacts } from './open-squad.ts';
import { isComplete, problemsOf, type SquadPlace, type Standing, standingOf } from './standing.ts';

type Reply = Read<typeof RegisteredSquad>;

/** The squad as the caller sees it. */
export function squadReply(squad: OpenSquad): Reply {
  const { rules, window, access } = squad;
  const standings = standingsOf(squad);
  const registered = standings.filter(({ licence }) => licence !== undefined);
  return {
    rules: rules && rulesAsReply(rules),
    window,
    mayEnter: access.mayEnter && window !== null && (access.isOrganiser || isOpen(window)),
    maySeeFacts: access.maySeeFacts,
    people: standings.map(({ row, licence, standing }) => ({
      person: playerInBrief(row, true),
      role: row.role,
      birthday: access.maySeeFacts ? row.birthday : null,
      document: access.maySeeFacts ? row.document : null,
      licence: licence ? licenceReply(licence) : null,
      ...standing,
    })),
    problems:
      rules === null
        ? []
        : problemsOf(
            registered.map(({ place }) => place),
            { ...squad, rules },
          ),
    unanswered: squad.teamUnanswered,
    registered: registered.length,
    complete: registered.filter(({ standing }) => isComplete(standing)).length,
  };
}

const isOpen = ({ state }: NonNullable<OpenSquad['window']>) => state === 'OPEN' || state === 'CHANGES';

const emptyStanding: Standing = { missing: [], reasons: [] };

/** Everyone in the team, each checked against the rules together with the registered people. */
export function standingsOf(squad: SquadFacts) {
  const { rules, rows } = squad;
  const live = liveLicences(squad);
  const people = rows.map((row) => {
    const licence = live.get(row.id);
    const unanswered = (licence && squad.unanswered.get(licence.id)) ?? [];
    return { row, licence, place: { ...placeOf(row, licence), unanswered } };
  });
  const registered: readonly SquadPlace[] = people.flatMap(({ licence, place }) => (licence ? [place] : []));
  return people.map((one) => ({
    ...one,
    standing: rules === null ? emptyStanding : standingOf(one.place, registered, { ...squad, rules }),
  }));
}
