import { competitionSentences } from './competition.ts';
import { elsewhereSentences } from './elsewhere.ts';
import { generalSentences } from './general.ts';
import { peopleSentences } from './people.ts';

/**
 * What is wrong with a field, in words. A shape names its sentence by key (`z.email('EMAIL_INVALID')`);
 * whatever has no sentence of its own gets one from the kind of mistake.
 */
export const sentences = {
  ...peopleSentences,
  ...competitionSentences,
  ...elsewhereSentences,
  ...generalSentences,
};

export type SentenceKey = keyof typeof sentences;
