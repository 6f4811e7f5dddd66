import { type Draft, emptyDraft } from './draft.ts';

/** Grows when drafts of before cannot be read any more; those are then left alone. */
const edition = 2;

interface Kept {
  readonly edition: number;
  readonly draft: Draft;
}

/** Of one person in one organisation: others who use the same machine do not find it. */
const placeOf = (orgCode: string, person: string) => `traip.wizard.${orgCode}.${person}`;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where an unfinished competition waits on this device. */
export function draftStore(storage: Storage, orgCode: string, person: string) {
  const place = placeOf(orgCode, person);
  return {
    read: (): Draft | null => {
      try {
        const kept = JSON.parse(storage.getItem(place) ?? 'null') as Kept | null;
        if (kept?.edition !== edition) return null;
        const calendar = { ...emptyDraft.calendar, ...kept.draft.calendar };
        return { ...emptyDraft, ...kept.draft, calendar };
      } catch {
        return null;
      }
    },
    /** False: there is no room, or the device keeps nothing. */
    write: (draft: Draft): boolean => {
      try {
        storage.setItem(place, JSON.stringify({ edition, draft } satisfies Kept));
        return true;
      } catch {
        return false;
      }
    },
    forget: () => storage.removeItem(place),
  };
}

export type DraftStore = ReturnType<typeof draftStore>;
