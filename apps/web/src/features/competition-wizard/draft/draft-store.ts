import { type Draft, emptyDraft } from './draft.ts';

/** Grows when drafts of before cannot be read any more; those are then left alone. */
const edition = 2;

interface StoredDraft {
  readonly edition: number;
  readonly draft: Draft;
}

/** Of one person in one organisation: others who use the same machine do not find it. */
const storageKey = (orgCode: string, userId: string) => `traip.wizard.${orgCode}.${userId}`;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where an unfinished competition waits on this device. */
export function draftStore(storage: Storage, orgCode: string, userId: string) {
  const key = storageKey(orgCode, userId);
  return {
    read: (): Draft | null => {
      try {
        const stored = JSON.parse(storage.getItem(key) ?? 'null') as StoredDraft | null;
        if (stored?.edition !== edition) return null;
        const calendar = { ...emptyDraft.calendar, ...stored.draft.calendar };
        return { ...emptyDraft, ...stored.draft, calendar };
      } catch {
        return null;
      }
    },
    /** False: there is no room, or the device keeps nothing. */
    write: (draft: Draft): boolean => {
      try {
        storage.setItem(key, JSON.stringify({ edition, draft } satisfies StoredDraft));
        return true;
      } catch {
        return false;
      }
    },
    forget: () => storage.removeItem(key),
  };
}

export type DraftStore = ReturnType<typeof draftStore>;
