import { type Draft, emptyDraft } from './draft.ts';

/** Increased when older drafts can no longer be read; those are ignored. */
const edition = 2;

interface StoredDraft {
  readonly edition: number;
  readonly draft: Draft;
}

/** Per person and organisation: others on the same device must not see it. */
const storageKey = (orgCode: string, userId: string) => `traip.wizard.${orgCode}.${userId}`;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The draft in local storage. */
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
    /** False: storage is full or forbidden. */
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
