import { abilitiesOf, type Read, type Refusal, refuse, type Traip } from '@traip/contract';
import type { OrganisationScope, ViewScope } from '../../platform/authorization/scope.ts';
import type { Database } from '../../platform/db/schema.ts';
import { fileUrl } from '../../platform/files/files.ts';
import { categoriesOf } from './category/queries.ts';
import { traipInBrief } from './in-brief.ts';
import { findTraip } from './queries.ts';
import { seasonsOf } from './season/queries.ts';

type Scope = OrganisationScope | ViewScope;
type Reply = Read<typeof Traip> | Refusal<'NOT_FOUND'>;
type TraipRow = NonNullable<Awaited<ReturnType<typeof findTraip>>>;

/** A Traip as the viewer sees it. */
export async function traipReply(db: Database, scope: Scope, traip: TraipRow | undefined): Promise<Reply> {
  if (!traip) return refuse('NOT_FOUND');
  const [seasons, categories] = await Promise.all([
    seasonsOf(db, scope, traip.id).execute(),
    categoriesOf(db, scope, traip.id).execute(),
  ]);
  const { description, competitions, version } = traip;
  return {
    ...traipInBrief(traip),
    description,
    competitions,
    version,
    seasons,
    categories,
    organization: organisationOfTraip(traip),
    abilities: scope.role === null ? [] : abilitiesOf(scope.role),
  };
}

/** The Traip after a change. */
export async function reloadTraip(db: Database, scope: Scope, id: string): Promise<Reply> {
  return traipReply(db, scope, await findTraip(db, scope, id));
}

export function organisationOfTraip(
  traip: Pick<TraipRow, 'organisationId' | 'orgCode' | 'organisationName' | 'organisationAvatarKey'>,
) {
  const { organisationId: id, orgCode, organisationName: name, organisationAvatarKey } = traip;
  return { id, orgCode, name, avatarUrl: fileUrl(organisationAvatarKey) };
}
