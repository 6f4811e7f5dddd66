import { randomUUIDv7 } from 'node:crypto';
import type { CompetitionState } from '@traip/engine/competition';
import { weightClassName } from '@traip/engine/registration';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import { searchTextOf } from '../../platform/db/search-text.ts';
import { insertCompetition } from '../competition/queries.ts';
import { toGrams } from '../weigh-in/class-of.ts';
import type { Form, FormTransaction, SettledForm } from './form/form.ts';
import type { FormTarget } from './target.ts';

interface Kind {
  readonly state: CompetitionState;
  /** The weight class in its name; null for all weights. */
  readonly weightClass: Form['weightClasses'][number] | null;
}

/** Creates the competition of a form, still without entries; returns its id. */
export async function saveCompetition(
  { trx, scope, at }: FormTransaction,
  { competition, competitors, competitorsProposed }: SettledForm,
  { traipId, seasonId, categoryId }: FormTarget,
  { state, weightClass }: Kind,
): Promise<string> {
  const id = randomUUIDv7();
  const { organisationId, userId: byUser } = scope;
  const limits = limitsOf(weightClass);
  const name = weightClass === null ? competition.name : `${competition.name} ${weightClassName(limits)}`;
  await insertCompetition(trx, {
    ...competition,
    name,
    weightAbove: limits.above,
    weightUpTo: limits.upTo,
    competitors,
    competitorsProposed,
    id,
    organisationId,
    traipId,
    seasonId,
    categoryId,
    state,
    createdAt: at,
    publishedAt: state === 'PUBLICIZED' ? at : null,
    rulesOverride: JSON.stringify(competition.rulesOverride),
    searchText: searchTextOf(name),
  });
  const subject = { organisationId, competitionId: id, subjectKind: 'COMPETITION', subjectId: id } as const;
  await insertAuditEntry(trx, { ...subject, action: 'CREATED', byUser, at });
  if (state === 'DRAFT') return id;
  const details = { from: 'DRAFT', to: state };
  await insertAuditEntry(trx, { ...subject, action: 'STATE_CHANGED', details, byUser, at });
  return id;
}

function limitsOf(weightClass: Kind['weightClass']) {
  const { above = null, upTo = null } = weightClass ?? {};
  return { above: above === null ? null : toGrams(above), upTo: upTo === null ? null : toGrams(upTo) };
}
