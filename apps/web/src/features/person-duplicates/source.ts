import { personMergeApi } from '../../lib/api/person-merge.ts';

export type Found = Awaited<ReturnType<typeof personMergeApi.duplicates>>;
export type Preview = Awaited<ReturnType<typeof personMergeApi.preview>>;
type Merged = Awaited<ReturnType<typeof personMergeApi.merge>>;

interface PairBody {
  readonly keptId: string;
  readonly mergedId: string;
}

interface Options {
  readonly signal: AbortSignal;
}

/** Where people were entered twice, and who decides about them. */
export interface DuplicatesSource {
  /** The id of the team or the organisation. */
  readonly id: string;
  readonly find: (options: Options) => Promise<Found>;
  readonly preview: (body: PairBody, options: Options) => Promise<Preview>;
  readonly merge: (body: PairBody) => Promise<Merged>;
  readonly undo: (mergeId: string) => Promise<unknown>;
  readonly tellApart: (body: PairBody & { readonly areTwo: boolean }) => Promise<unknown>;
}

export function duplicatesOfTeam(teamId: string): DuplicatesSource {
  const params = { teamId };
  return {
    id: teamId,
    find: (options) => personMergeApi.duplicates({ params }, options),
    preview: (body, options) => personMergeApi.preview({ params, body }, options),
    merge: (body) => personMergeApi.merge({ params, body }),
    undo: (id) => personMergeApi.undo({ params: { teamId, id } }),
    tellApart: (body) => personMergeApi.tellApart({ params, body }),
  };
}

export function duplicatesOfOrganisation(orgCode: string): DuplicatesSource {
  const params = { orgCode };
  return {
    id: orgCode,
    find: (options) => personMergeApi.duplicatesInOrganisation({ params }, options),
    preview: (body, options) => personMergeApi.previewInOrganisation({ params, body }, options),
    merge: (body) => personMergeApi.mergeInOrganisation({ params, body }),
    undo: (id) => personMergeApi.undoInOrganisation({ params: { orgCode, id } }),
    tellApart: (body) => personMergeApi.tellApartInOrganisation({ params, body }),
  };
}
