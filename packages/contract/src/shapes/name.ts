import type { SentenceKey } from '../sentences/sentences.ts';
import { text } from './fields.ts';

/** Characters that show nothing, or turn the rest of a line around: with them a name can pass for another. */
const unseen = /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5/u;

/** What Vietnamese, Thai and Hindi need fits; stacks of marks that run over the lines around them do not. */
const stackedMarks = /\p{M}{5}/u;

/** An address of the web, or a word that mail programs make a link of. An abbreviation such as "Ma.de" is none. */
const webAddress =
  /:\/\/|\bwww\.|(?<=[\p{L}\d-]{3})\.(?:app|biz|cat|cc|cn|club|co|com|de|dev|edu|es|eu|eus|fr|gal|gg|gl|info|io|it|link|live|ly|me|mobi|net|online|org|page|pt|ru|shop|site|store|to|top|tv|uk|us|web|website|xyz)(?![\p{L}\d-])/iu;

/** The longest name of a team, and of a player. */
export const maxTeamName = 80;

/** Two names, and the stroke between them. */
export const maxPairName = 2 * maxTeamName + 3;

/**
 * The name of a person, a team, an organisation, a competition: one line that is read by many and mailed to some. Its
 * letters are stored in their composed form, so that equal names are equal.
 */
export const name = (max: number, missing?: SentenceKey) =>
  text(max, missing)
    .normalize('NFC')
    .refine((value) => !unseen.test(value), 'NAME_HAS_UNSEEN_CHARACTERS')
    .refine((value) => !stackedMarks.test(value), 'NAME_HAS_TOO_MANY_MARKS')
    .refine((value) => !webAddress.test(value), 'NAME_HAS_LINK');
