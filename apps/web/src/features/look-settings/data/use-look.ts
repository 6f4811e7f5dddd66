'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { LookChange, Read } from '@traip/contract';
import { lookApi } from '../../../lib/api/look.ts';

/** The owner of the look. */
export interface LookSubject {
  readonly kind: 'organisation' | 'traip' | 'competition';
  readonly id: string;
  readonly name: string;
}

export type LookSettingsData = Awaited<ReturnType<typeof lookApi.ofOrganisation>>;

const calls = {
  organisation: {
    get: lookApi.ofOrganisation,
    save: lookApi.saveOfOrganisation,
    setPicture: lookApi.setPictureOfOrganisation,
    removePicture: lookApi.removePictureOfOrganisation,
  },
  traip: {
    get: lookApi.ofTraip,
    save: lookApi.saveOfTraip,
    setPicture: lookApi.setPictureOfTraip,
    removePicture: lookApi.removePictureOfTraip,
  },
  competition: {
    get: lookApi.ofCompetition,
    save: lookApi.saveOfCompetition,
    setPicture: lookApi.setPictureOfCompetition,
    removePicture: lookApi.removePictureOfCompetition,
  },
} as const;

const keyOf = ({ kind, id }: LookSubject) => ['look', kind, { id }];

export function useLook(subject: LookSubject) {
  const params = { id: subject.id };
  return useQuery({
    queryKey: keyOf(subject),
    queryFn: ({ signal }) => calls[subject.kind].get({ params }, { signal }),
  });
}

/** Pictures are stored at once; the rest with the form. */
export function useChangeLook(subject: LookSubject) {
  const queries = useQueryClient();
  const { id, kind } = subject;
  // Lists and headers show the logo too.
  const refresh = () =>
    Promise.all(
      [['look'], [kind === 'organisation' ? 'organisation' : kind]].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  return {
    save: async (body: Read<typeof LookChange>) => {
      const saved = await calls[kind].save({ params: { id }, body });
      queries.setQueryData(keyOf(subject), saved);
      return saved;
    },
    pictureOf: (picture: string) => ({
      onUpload: async (file: File) => {
        await calls[kind].setPicture({ params: { id, picture }, file });
        await refresh();
      },
      onRemove: async () => {
        await calls[kind].removePicture({ params: { id, picture } });
        await refresh();
      },
    }),
  };
}
