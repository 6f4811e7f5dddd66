import { competitionSentences } from './competition.ts';
import { elsewhereSentences } from './elsewhere.ts';
import { generalSentences } from './general.ts';
import { peopleSentences } from './people.ts';

/**
 * Error messages for fields. A shape names its message by key (`z.email('EMAIL_INVALID')`); without one, the
 * message follows from the kind of mistake.
 */
export const sentences = {
  ...peopleSentences,
  ...competitionSentences,
  ...elsewhereSentences,
  ...generalSentences,
};

export type SentenceKey = keyof typeof sentences;
