import type { SentenceKey } from '../sentences/sentences.ts';
import { text } from './fields.ts';

/** Invisible characters, and those that reverse the rest of a line: with them a name can pass for another. */
const unseen = /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5/u;

/** Enough for Vietnamese, Thai and Hindi, but not for stacks of marks that run over adjacent lines. */
const stackedMarks = /\p{M}{5}/u;

/** A web address, or a word that mail programs turn into a link. Abbreviations such as "Ma.de" are not. */
const webAddress =
  /:\/\/|\bwww\.|(?<=[\p{L}\d-]{3})\.(?:app|biz|cat|cc|cn|club|co|com|de|dev|edu|es|eu|eus|fr|gal|gg|gl|info|io|it|link|live|ly|me|mobi|net|online|org|page|pt|ru|shop|site|store|to|top|tv|uk|us|web|website|xyz)(?![\p{L}\d-])/iu;

/** The longest name of a team, and of a player. */
export const maxTeamName = 80;

/** Two names with a slash between them. */
export const maxPairName = 2 * maxTeamName + 3;

/**
 * The name of a person, a team, an organisation or a competition: one line that many read and some get by
 * email. Its letters are stored in composed form, so that equal names compare as equal.
 */
export const name = (max: number, missing?: SentenceKey) =>
  text(max, missing)
    .normalize('NFC')
    .refine((value) => !unseen.test(value), 'NAME_HAS_UNSEEN_CHARACTERS')
    .refine((value) => !stackedMarks.test(value), 'NAME_HAS_TOO_MANY_MARKS')
    .refine((value) => !webAddress.test(value), 'NAME_HAS_LINK');
