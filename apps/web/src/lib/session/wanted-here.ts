import { browserStorage } from './runtime.ts';
import { forgetWanted, recallWanted, rememberWanted } from './wanted-place.ts';

/** Where the person in this browser was going before they registered. */
export const wantedHere = {
  remember: (place: string | null) => rememberWanted(browserStorage(), place, Date.now()),
  /** Tells it once. */
  take: (): string | null => {
    const storage = browserStorage();
    const place = recallWanted(storage, Date.now());
    forgetWanted(storage);
    return place;
  },
};
