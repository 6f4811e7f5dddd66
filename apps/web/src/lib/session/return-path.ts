import { browserStorage } from './runtime.ts';
import { clearReturnPath, readReturnPath, saveReturnPath } from './stored-return-path.ts';

/** Where the person was going before they registered. */
export const returnPath = {
  remember: (path: string | null) => saveReturnPath(browserStorage(), path, Date.now()),
  /** Reads and clears it. */
  take: (): string | null => {
    const storage = browserStorage();
    const path = readReturnPath(storage, Date.now());
    clearReturnPath(storage);
    return path;
  },
};
