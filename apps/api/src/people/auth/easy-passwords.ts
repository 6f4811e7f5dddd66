import { type Refusal, refuse } from '@traip/contract';
import type { Services } from '../../platform/services/services.ts';

/** The whole list is half a megabyte of words: read when somebody first chooses a password. */
let common: Promise<ReadonlySet<string>> | undefined;

async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** A refusal of a password that guessers try first: one of the most common, our own name, or what everybody knows of its owner. */
export async function easyPasswordRefusal(
  { refusesEasyPasswords }: Pick<Services, 'refusesEasyPasswords'>,
  password: string,
  known: readonly string[] = [],
): Promise<Refusal<'PASSWORD_EASY_TO_GUESS'> | undefined> {
  if (!refusesEasyPasswords || !(await isEasyToGuess(password, known))) return undefined;
  return refuse('PASSWORD_EASY_TO_GUESS', { field: 'password' });
}

export async function isEasyToGuess(password: string, known: readonly string[]): Promise<boolean> {
  common ??= readCommon();
  const folded = fold(password);
  if ((await common).has(password.toLowerCase()) || ourName.test(folded)) return true;
  return known.flatMap((text) => [text, text.split('@')[0] ?? '']).some((text) => fold(text) === folded);
}

/** The first thing that is tried here: our name, with a year or nothing behind it. */
const ourName = /^(?:traip)+\d{0,4}$/;

/** As a guesser varies words: without accents, case, and what stands between them. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
