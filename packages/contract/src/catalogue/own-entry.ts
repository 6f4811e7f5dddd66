import type { ErrorEntry } from './entry.ts';

export const ownEntryErrors = {
  GUARDIAN_ENTERS: {
    status: 403,
    message: {
      es: 'A un menor lo inscribe su madre, su padre o quien lo tutela.',
      en: 'A minor is entered by their mother, father or guardian.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
