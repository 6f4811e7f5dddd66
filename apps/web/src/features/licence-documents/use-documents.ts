'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { personDocumentApi } from '../../lib/api/person-document.ts';

export type DocumentData = Awaited<ReturnType<typeof personDocumentApi.list>>['documents'][number];

export function useDocuments(personId: string) {
  return useQuery({
    queryKey: ['team', 'documents', { personId }],
    queryFn: ({ signal }) => personDocumentApi.list({ params: { personId } }, { signal }),
  });
}

/** A document affects licences, which are shown with the team. */
export function useInvalidateDocuments() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['team'] });
}
