import { type Call, refuse, type Standpoint, teamAbilitiesOf, teamIsSeenBy, type Who } from '@traip/contract';
import type { CallInputs } from '../http/read-input.ts';
import type { Services } from '../services/services.ts';
import { enterAsViewer, enterOrganisation } from './authorize-in-organisation.ts';
import type { Caller } from './caller.ts';
import { findTeam, findTeamOfInvitation, findTeamOfQr, type ScorerLink } from './queries.ts';
import { type NoEntry, namedIn } from './resource-ref.ts';
import { proveScorer, proveTeam, type Scope } from './scope.ts';

/**
 * Whether the caller may do this, here: the one place that decides it. What a stranger must not even know of
 * does not exist for them; what they know of but may not touch is forbidden.
 */
export async function enter(
  { db }: Services,
  { who }: Call,
  caller: Caller | ScorerLink | null,
  input: CallInputs,
): Promise<Scope | NoEntry> {
  if (caller === null) return null;
  if ('linkId' in caller) return enterAsScorer(who, caller, input);
  if (who.kind === 'in-organisation') return enterOrganisation(db, who, caller, input);
  if (who.kind === 'sees') return enterAsViewer(db, who, caller, input);
  if (who.kind === 'with-team') return enterTeam(db, who, caller, input);
  return null;
}

/** A scorer link opens its own match; there are no others for whoever holds it. */
function enterAsScorer(who: Who, link: ScorerLink, input: CallInputs): Scope | NoEntry {
  const named = who.kind === 'in-organisation' ? namedIn(input, who.place)[1] : undefined;
  return named === link.matchId ? proveScorer(link) : refuse('NOT_FOUND');
}

async function enterTeam(
  db: Services['db'],
  who: Who & { kind: 'with-team' },
  { userId }: Caller,
  input: CallInputs,
): Promise<Scope | NoEntry> {
  const [kind, id] = namedIn(input, who.place);
  const found = id === undefined ? undefined : await teamFinders[kind](db, userId, id);
  if (!found) return refuse('NOT_FOUND');
  const { teamId, organisationId, privacy, team, organisation } = found;
  const standpoint: Standpoint = { team, organisation };
  const abilities = teamAbilitiesOf(standpoint);
  const isKnown = kind === 'team' ? teamIsSeenBy(privacy, standpoint) : abilities.length > 0;
  if (!isKnown) return refuse('NOT_FOUND');
  if (who.ability !== null && !abilities.includes(who.ability)) return refuse('FORBIDDEN');
  return proveTeam({ teamId, organisationId, userId, ...standpoint, abilities });
}

const teamFinders = { team: findTeam, teamInvitation: findTeamOfInvitation, teamQr: findTeamOfQr };
