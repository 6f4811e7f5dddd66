import { CallFailure } from '@traip/contract';

/** Something that would be left without an owner, with a link to hand it over. */
interface Blocker {
  readonly name: string;
  readonly href: string;
}

export interface DeletionBlockers {
  readonly by: 'organisations' | 'teams';
  readonly ties: readonly Blocker[];
}

/** What depends only on this person; null if the deletion failed for another reason. */
export function deletionBlockers(failure: unknown): DeletionBlockers | null {
  if (!(failure instanceof CallFailure)) return null;
  const details = failure.error?.details;
  if (failure.code === 'LAST_SUPER_ADMIN') {
    const ties = namedItems(details, 'organisations', 'orgCode');
    return {
      by: 'organisations',
      ties: ties.map(([name, code]) => ({ name, href: `/dashboard/${code}/settings?tab=members` })),
    };
  }
  if (failure.code !== 'OWNER_MUST_TRANSFER') return null;
  const ties = namedItems(details, 'teams', 'id');
  return { by: 'teams', ties: ties.map(([name, id]) => ({ name, href: `/my-teams/${id}?tab=members` })) };
}

function namedItems(details: unknown, list: string, key: string): [name: string, key: string][] {
  const items = (details as Record<string, unknown> | undefined)?.[list];
  if (!Array.isArray(items)) return [];
  return items.map((item: Record<string, unknown>) => [String(item.name), String(item[key])]);
}
